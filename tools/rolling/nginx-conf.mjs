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

    # The same answers again are the same: such a call may go to another server even after it was sent.
    location ~ ^/api/jobs/[^/]+/questions$ {
      proxy_next_upstream error timeout invalid_header non_idempotent;
      proxy_pass http://api;
    }
    # So may a file, a new job and an interview, where their key tells a call that comes again.
    location ~ ^/api/(jobs|jobs/[^/]+/resume|interviews)$ {
      error_page 418 = @again;
      if ($http_idempotency_key) { return 418; }
      proxy_pass http://api;
    }
    location @again {
      proxy_next_upstream error timeout invalid_header non_idempotent;
      proxy_pass http://api;
    }

    # Twice is back again, where the body does not say what it shall be.
    location ~ ^/api/jobs/[^/]+/toggle$ {
      proxy_next_upstream off;
      proxy_pass http://api;
    }

    location ~ ^/(api|wp-json|feeds)(/|$) { proxy_pass http://api; }
    location ~ ^/sitemap[A-Za-z0-9_-]*\\.xml$ { proxy_pass http://api; }
    location / { proxy_pass http://site; }
  }

  # For HTML servers: pages need the API, whichever of them is there.
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

  # The number of a request, which every log has: the one that came, where it looks like one.
  map $http_x_request_id $number {
    default $request_id;
    "~^[A-Za-z0-9_-]{8,64}$" $http_x_request_id;
  }

  # What stands before nginx, and is believed about the visitor.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;

  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $number;
  proxy_connect_timeout 2s;
  # Another server is asked where one cannot be reached or goes away before it has answered: for GET, HEAD, PUT and DELETE, and
  # for a POST of which no byte was sent.
  proxy_next_upstream error timeout invalid_header;
  proxy_next_upstream_tries 3;
  proxy_next_upstream_timeout 15s;
  client_max_body_size 12m;

${servers(balanced)}
}
`;
}
