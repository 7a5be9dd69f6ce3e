/**
 * Varnish 6.6 or newer in front of the HTML servers; docs/operations.md explains the rules. Start it with `-p http_gzip_support=off`: pages are
 * compressed by the HTML server.
 * @param {{ host: string, port: number, purgers: readonly string[] }} options The HTML server, or the load balancer in front of several;
 *   addresses that may purge.
 */
export const varnishVcl = ({ host, port, purgers }) => `vcl 4.1;
import std;

backend site {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .probe = { .url = "/health"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; }
}

acl purgers {
${purgers.map((address) => `  "${address}";`).join('\n')}
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) { return (synth(403)); }
    if (req.http.Surrogate-Key !~ "^[a-z0-9 -]+$") { return (synth(400)); }
    if (!std.ban("obj.http.Surrogate-Key ~ (^|[^a-z0-9-])(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")($|[^a-z0-9-])")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Requests of one visitor.
  if (req.http.Authorization || req.http.Cookie ~ "(?i)(^|[;,[:space:]])(__Host-sid|sid|preview)([=;,[:space:]]|$)") { return (pass); }
  # Pages only.
  if (req.url ~ "^/(api|wp-json|feeds|assets|remotes|preview)(/|[?]|$)" || req.url ~ "^/(registry[.]json|sw[.]js|health)([?]|$)") { return (pass); }
  # Pages depend on one cookie and on the encoding: the rest would store a copy for each browser.
  if (req.http.Cookie ~ "(^|;[[:space:]]*)i18next=en([[:space:]]*;|$)") { set req.http.Cookie = "i18next=en"; } else { unset req.http.Cookie; }
  if (req.http.Accept-Encoding ~ "(^|[[:space:],])br([[:space:]]*(,|$))") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "(^|[[:space:],])gzip([[:space:]]*(,|$))") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # After its time a page is served once more while it is fetched again; longer only while no HTML server is healthy.
  if (std.healthy(req.backend_hint)) { set req.grace = 60s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Set-Cookie || beresp.status != 200 || beresp.http.CDN-Cache-Control !~ "max-age=[0-9]+") {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\\1s"), 0s);
  set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\\1s"), 0s);
  return (deliver);
}

sub vcl_deliver {
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
`;
