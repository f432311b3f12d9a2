#!/usr/bin/env python3
"""A haptic device for Tendril in a hundred lines: the bridge protocol of docs/bridge.md over UDP.

    bridge.py [HOST:PORT [TOKEN [SECONDS]]]

The device here is made up: it goes round on a circle of 5 cm and shows its force by printing it. Put the calls of your
device's SDK into Device and leave the rest. Units are SI; needs Python 3.8 and nothing else.
"""
import math
import socket
import struct
import sys
import time

VERSION = 1
HELLO, WELCOME, POSE, WRENCH, BYE, REFUSE = 1, 2, 3, 4, 5, 6
HEAD = struct.Struct("<4sBBHIIQQ")  # magic, version, kind, device, sequence, echo, session, time [us]


class Device:
    """Replace me with your device's SDK."""

    name, max_force, max_torque, max_stiffness, rate = "circling point", 5.0, 0.0, 1000.0, 1000.0

    def __init__(self):
        self.felt = 0.0

    def pose(self, t):
        """Position [m], rotation (w, x, y, z), velocity [m/s], angular velocity [rad/s], buttons, held."""
        c, s = math.cos(t), math.sin(t)
        return (0.05 * c, 0.05 * s, 0.0), (1.0, 0.0, 0.0, 0.0), (-0.05 * s, 0.05 * c, 0.0), (0.0, 0.0, 0.0), 0, True

    def feel(self, force, torque):
        """Force [N] and torque [N m], in the axes of the poses."""
        size = math.sqrt(sum(f * f for f in force))
        self.felt = max(self.felt, size)


class Bridge:
    def __init__(self, host, port, token, device):
        self.device, self.token = device, token
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.connect((host, port))
        self.session = self.sequence = self.echo = 0
        self.watchdog, self.heard, self.start = 0.05, 0.0, time.monotonic()

    def send(self, kind, body=b""):
        self.sequence = (self.sequence + 1) & 0xFFFFFFFF
        now = int(1e6 * (time.monotonic() - self.start))
        self.socket.send(HEAD.pack(b"TDRL", VERSION, kind, 0, self.sequence, self.echo, self.session, now) + body)

    def receive(self):
        """The newest packet: its kind and body, or (0, b"") if there is none."""
        try:
            packet = self.socket.recv(256)
        except (BlockingIOError, socket.timeout, ConnectionRefusedError):
            return 0, b""
        if len(packet) < HEAD.size:
            return 0, b""
        magic, version, kind, _, sequence, _, session, _ = HEAD.unpack_from(packet)
        if magic != b"TDRL" or version != VERSION:
            return 0, b""
        if kind == WELCOME:
            self.session = session
        elif kind == WRENCH and (session != self.session or (sequence - self.echo) & 0x80000000):
            return 0, b""  # of an old session, or overtaken by a newer one
        self.echo = sequence
        return kind, packet[HEAD.size:]

    def connect(self):
        d = self.device
        limits = struct.pack("<4d32s64s", d.max_force, d.max_torque, d.max_stiffness, d.rate, self.token.encode(), d.name.encode())
        self.session = self.echo = 0
        self.socket.settimeout(1.0)
        while True:
            self.send(HELLO, limits)
            kind, body = self.receive()
            if kind == WELCOME:
                self.watchdog = struct.unpack_from("<I", body)[0] / 1000
                self.socket.setblocking(False)
                self.heard = time.monotonic()
                return
            if kind == REFUSE:
                sys.exit("refused: " + body.split(b"\0")[0].decode())
            time.sleep(0.2)

    def tick(self, t):
        position, rotation, velocity, spin, buttons, held = self.device.pose(t)
        try:
            self.send(POSE, struct.pack("<13dII", *position, *rotation, *velocity, *spin, buttons, (1 if held else 0) | 2))
        except OSError:
            pass  # the server is not there; the watchdog below sees to the force
        while True:
            kind, body = self.receive()
            if kind == WRENCH:
                fx, fy, fz, tx, ty, tz = struct.unpack_from("<6d", body)
                self.device.feel((fx, fy, fz), (tx, ty, tz))
                self.heard = time.monotonic()
            elif kind == REFUSE:
                self.connect()  # the server was started anew
            elif kind == 0:
                break
        if time.monotonic() - self.heard > self.watchdog:
            self.device.feel((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))


def main(address="127.0.0.1:7710", token="", seconds="inf"):
    host, _, port = address.rpartition(":")
    device = Device()
    bridge = Bridge(host, int(port), token, device)
    bridge.connect()
    start, ticks = time.monotonic(), 0
    try:
        while time.monotonic() - start < float(seconds):
            bridge.tick(time.monotonic() - start)
            ticks += 1
            time.sleep(max(0.0, start + ticks / device.rate - time.monotonic()))
    except KeyboardInterrupt:
        pass
    device.feel((0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
    bridge.send(BYE)
    print(f"{ticks} poses, largest force {device.felt:.2f} N")


if __name__ == "__main__":
    main(*sys.argv[1:])
