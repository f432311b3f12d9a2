package serve

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
)

// NewToken returns a random token for Config.Token.
func NewToken() string {
	var b [18]byte
	_, _ = rand.Read(b[:]) // never fails
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// Loopback reports whether only this machine can reach an address, HOST:PORT, that a server listens at.
func Loopback(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		host = addr
	}
	return isLoopback(host)
}

func isLoopback(host string) bool {
	if strings.EqualFold(host, "localhost") {
		return true
	}
	ip, err := netip.ParseAddr(strings.Trim(host, "[]"))
	return err == nil && ip.Unmap().IsLoopback()
}

// cookieName is that of the cookie with the token. It has the port in it: browsers do not tell the ports of a host apart.
func cookieName(r *http.Request) string {
	_, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		port = "80"
	}
	return "tendril-" + port
}

// guard lets through who may see the server. Without a token that is whoever asks for it by a name of this machine: a page of
// another site cannot, even if its name is made to lead here. With a token it is who has it: in the address once, then in
// a cookie, or in the Authorization header.
func (s *Server) guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer") // the token may be in the address
		switch {
		case r.URL.Path == "/healthz":
		case s.cfg.Token != "":
			if !s.admit(w, r) {
				return
			}
		case !s.knownHost(r.Host):
			http.Error(w, fmt.Sprintf("this server is not called %q; start it with --origin if it should be", r.Host), http.StatusForbidden)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// admit checks the token, and answers the request itself where it returns false.
func (s *Server) admit(w http.ResponseWriter, r *http.Request) bool {
	query := r.URL.Query()
	if given := query.Get("token"); given != "" && s.isToken(given) {
		http.SetCookie(w, &http.Cookie{Name: cookieName(r), Value: given, Path: "/", HttpOnly: true, Secure: r.TLS != nil, SameSite: http.SameSiteStrictMode})
		if r.Header.Get("Upgrade") == "" {
			query.Del("token")
			clean := url.URL{Path: r.URL.Path, RawQuery: query.Encode()}
			http.Redirect(w, r, clean.String(), http.StatusFound)
			return false
		}
		return true
	}
	if cookie, err := r.Cookie(cookieName(r)); err == nil && s.isToken(cookie.Value) {
		return true
	}
	if bearer, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer "); ok && s.isToken(bearer) {
		return true
	}
	w.Header().Set("WWW-Authenticate", "Bearer")
	http.Error(w, "this server asks for a token: open the address that it printed when it started", http.StatusUnauthorized)
	return false
}

func (s *Server) isToken(given string) bool {
	return subtle.ConstantTimeCompare([]byte(given), []byte(s.cfg.Token)) == 1
}

// knownHost reports whether a Host header names this machine, or a host of Config.Origins.
func (s *Server) knownHost(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	return isLoopback(name) || slices.ContainsFunc(s.cfg.Origins, func(origin string) bool {
		u, err := url.Parse(origin)
		return err == nil && strings.EqualFold(u.Host, host)
	})
}

// allowedOrigin reports whether a page may open a socket: one of this server or of Config.Origins. What is not a browser
// sends no origin.
func (s *Server) allowedOrigin(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	if err != nil || u.Host == "" {
		return false
	}
	return strings.EqualFold(u.Host, r.Host) || slices.ContainsFunc(s.cfg.Origins, func(o string) bool { return strings.EqualFold(o, origin) })
}

// checkOrigins refuses origins that would never match.
func checkOrigins(origins []string) error {
	for _, o := range origins {
		u, err := url.Parse(o)
		if err != nil || u.Scheme == "" || u.Host == "" || u.Path != "" {
			return fmt.Errorf("serve: origin %q, want one such as https://example.org:8443", o)
		}
	}
	return nil
}
