// A haptic device for Tendril in a hundred lines: the bridge protocol of docs/bridge.md over UDP.
//
//     g++ -std=c++17 -O2 -o bridge bridge.cpp && ./bridge [HOST:PORT [TOKEN [SECONDS]]]
//
// The device here is made up: it goes round on a circle of 5 cm and shows its force by printing it. Put the calls of your
// device's SDK into Device and leave the rest. Units are SI. For POSIX on a little-endian machine, which all common ones are.
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>

enum Kind : uint8_t { Hello = 1, Welcome, Pose, Wrench, Bye, Refuse };

#pragma pack(push, 1)
struct Head { char magic[4]; uint8_t version, kind; uint16_t device; uint32_t sequence, echo; uint64_t session, time; };
struct HelloBody { double force, torque, stiffness, rate; char token[32], name[64]; };
struct PoseBody { double position[3], rotation[4] /* w x y z */, velocity[3], spin[3]; uint32_t buttons, flags; };
struct WrenchBody { double force[3], torque[3]; uint64_t reserved; };
struct Packet { Head head; union { HelloBody hello; PoseBody pose; WrenchBody wrench; uint32_t watchdog; char why[96]; char bytes[224]; }; };
#pragma pack(pop)
static_assert(sizeof(Head) == 32 && sizeof(HelloBody) == 128 && sizeof(PoseBody) == 112 && sizeof(WrenchBody) == 56, "packed");

static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

struct Device { // replace me with your device's SDK
    HelloBody limits{5, 0, 1000, 1000, "", "circling point"}; // N, N m, N/m, Hz
    double felt = 0;
    PoseBody pose(double t) {
        double c = std::cos(t), s = std::sin(t);
        return {{0.05 * c, 0.05 * s, 0}, {1, 0, 0, 0}, {-0.05 * s, 0.05 * c, 0}, {0, 0, 0}, 0, 1 | 2}; // held, velocity known
    }
    void feel(const double force[3], const double /*torque*/[3]) {
        felt = std::max(felt, std::sqrt(force[0] * force[0] + force[1] * force[1] + force[2] * force[2]));
    }
};

struct Bridge {
    int fd;
    Device& device;
    uint64_t session = 0;
    uint32_t sequence = 0, echo = 0;
    double watchdog = 0.05, heard = 0;

    void send(Kind kind, const void* body, size_t size) {
        Packet p{};
        p.head = {{'T', 'D', 'R', 'L'}, 1, kind, 0, ++sequence, echo, session, uint64_t(1e6 * now())};
        if (size > 0) std::memcpy(p.bytes, body, size);
        (void)!::send(fd, &p, sizeof(Head) + size, 0); // lost is lost: the next one says it anew
    }
    int receive(Packet& p, int flags) { // the kind of a packet that counts, 0 for none
        ssize_t n = recv(fd, &p, sizeof p, flags);
        if (n < ssize_t(sizeof(Head)) || std::memcmp(p.head.magic, "TDRL", 4) != 0 || p.head.version != 1) return 0;
        if (p.head.kind == Welcome) session = p.head.session;
        if (p.head.kind == Wrench && (p.head.session != session || int32_t(p.head.sequence - echo) <= 0)) return 0;
        echo = p.head.kind == Welcome ? 0 : p.head.sequence; // wrenches count from 1
        return p.head.kind;
    }
    void connect() {
        for (Packet p{};; std::this_thread::sleep_for(std::chrono::milliseconds(200))) {
            session = 0;
            send(Hello, &device.limits, sizeof device.limits);
            int kind = receive(p, 0); // waits up to a second
            if (kind == Refuse) { std::fprintf(stderr, "refused: %.96s\n", p.why); std::exit(1); }
            if (kind == Welcome) { watchdog = p.watchdog / 1000.0; heard = now(); return; }
        }
    }
    void tick(double t) {
        PoseBody pose = device.pose(t);
        send(Pose, &pose, sizeof pose);
        Packet p{};
        while (int kind = receive(p, MSG_DONTWAIT)) {
            if (kind == Wrench) { device.feel(p.wrench.force, p.wrench.torque); heard = now(); }
            if (kind == Refuse) connect(); // the server was started anew
        }
        const double zero[3] = {0, 0, 0};
        if (now() - heard > watchdog) device.feel(zero, zero);
    }
};

int main(int argc, char** argv) {
    std::string address = argc > 1 ? argv[1] : "127.0.0.1:7710";
    double seconds = argc > 3 ? std::atof(argv[3]) : 1e30;
    Device device;
    if (argc > 2) std::strncpy(device.limits.token, argv[2], sizeof device.limits.token);
    size_t colon = address.rfind(':');
    sockaddr_in to{};
    to.sin_family = AF_INET;
    if (colon == std::string::npos || inet_pton(AF_INET, address.substr(0, colon).c_str(), &to.sin_addr) != 1) {
        std::fprintf(stderr, "%s: want an address such as 127.0.0.1:7710\n", address.c_str());
        return 2;
    }
    to.sin_port = htons(uint16_t(std::atoi(address.c_str() + colon + 1)));
    int fd = socket(AF_INET, SOCK_DGRAM, 0);
    timeval second{1, 0};
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &second, sizeof second);
    if (connect(fd, reinterpret_cast<sockaddr*>(&to), sizeof to) != 0) { std::perror(address.c_str()); return 1; }
    Bridge bridge{fd, device};
    bridge.connect();
    long ticks = 0;
    for (double start = now(), t = 0; t < seconds; t = now() - start, ++ticks) {
        bridge.tick(t);
        std::this_thread::sleep_for(std::chrono::duration<double>(start + (ticks + 1) / device.limits.rate - now()));
    }
    const double zero[3] = {0, 0, 0};
    device.feel(zero, zero);
    bridge.send(Bye, nullptr, 0);
    close(fd);
    std::printf("%ld poses, largest force %.2f N\n", ticks, device.felt);
}
