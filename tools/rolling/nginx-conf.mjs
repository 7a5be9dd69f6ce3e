/**
 * @typedef {object} Balanced
 * @property {string} folder Folder for nginx's files.
 * @property {number} port Port for visitors.
 * @property {number} apiPort Port of the APIs for HTML servers.
 * @property {number[]} apis
 * @property {number[]} sites
 * @property {string} distDir Folder that contains `remotes`.
 */

/**
 * A failed server of a group is tried again after two seconds. Idle connections are few and expire before Node's limit (72 s), so
 * nginx closes them first.
 * @param {string} name
 * @param {number[]} ports
 */
const upstream = (name, ports) => `
  upstream ${name} {
    zone ${name} 64k;
${ports.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 32;
    keepalive_timeout 30s;
  }`;

/**
 * The server for visitors, and the one for HTML servers.
 * @param {Balanced} balanced
 */
const servers = ({ port, apiPort, distDir }) => `
  server {
    listen 127.0.0.1:${port} backlog=1024;

    location ^~ /remotes/ {
      root ${distDir};
      gzip_static on;
      add_header Cache-Control "public, max-age=31536000, immutable";
      add_header X-Content-Type-Options nosniff;
    }

    # Repeated answers have no effect, so a request that was sent may be sent to another server.
    location ~ ^/api/jobs/[^/]+/questions$ {
      proxy_next_upstream error timeout invalid_header non_idempotent;
      proxy_pass http://api;
    }
    # Requests with an Idempotency-Key may also be repeated: the API detects a repeated key.
    location ~ ^/api/(jobs|jobs/[^/]+/resume|interviews)$ {
      error_page 418 = @again;
      if ($http_idempotency_key) { return 418; }
      proxy_pass http://api;
    }
    location @again {
      proxy_next_upstream error timeout invalid_header non_idempotent;
      proxy_pass http://api;
    }

    # A repeated toggle without isActive in its body reverts the change, so it is never repeated.
    location ~ ^/api/jobs/[^/]+/toggle$ {
      proxy_next_upstream off;
      proxy_pass http://api;
    }

    location ~ ^/(api|wp-json|feeds)(/|$) { proxy_pass http://api; }
    location ~ ^/sitemap[A-Za-z0-9_-]*\\.xml$ { proxy_pass http://api; }
    location / { proxy_pass http://site; }
  }

  # For HTML servers, whose requests are also repeated if an API fails.
  server {
    listen 127.0.0.1:${apiPort} backlog=1024;
    location / { proxy_pass http://api; }
  }`;

/**
 * nginx in front of any number of APIs and HTML servers; docs/operations.md explains each line.
 * @param {Balanced} balanced
 */
export function nginxConf(balanced) {
  const { folder, apis, sites } = balanced;
  return `worker_processes 2;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }

http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types {
    text/javascript js;
    application/json json map;
    text/css css;
    image/svg+xml svg;
    font/woff2 woff2;
  }
${upstream('api', apis)}
${upstream('site', sites)}

  # Request id in all logs: the client's if it is valid, otherwise a new one.
  map $http_x_request_id $number {
    default $request_id;
    "~^[A-Za-z0-9_-]{8,64}$" $http_x_request_id;
  }

  # Proxies before nginx that may set the client's address.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $number;
  proxy_connect_timeout 2s;
  # A request is sent to another server if one is unreachable or closes the connection before its response: GET, HEAD, PUT and
  # DELETE, and POST if no byte of it was sent.
  proxy_next_upstream error timeout invalid_header;
  proxy_next_upstream_tries 3;
  proxy_next_upstream_timeout 15s;
  client_max_body_size 12m;

${servers(balanced)}
}
`;
}
