/**
 * nginx 1.22 or newer in front of the HTML servers, for the block `http`; docs/operations.md explains the rules. It has no purges by key:
 * a page is at most twice PAGE_CACHE_SECONDS old, which should be a few seconds.
 * @param {{ listen: string, site: string, folder: string }} options The address of visitors; that of the HTML server, or the load balancer in
 *   front of several; the folder of the stored pages and of a socket.
 */
export const nginxConf = ({ listen, site, folder }) => `
  proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:10m max_size=256m inactive=1h use_temp_path=off;
  upstream site { server ${site}; keepalive 32; }
  upstream freshness { server unix:${folder}/freshness.sock; keepalive 32; }
  proxy_http_version 1.1;

${maps}
  # The limits of a shared cache, where nginx reads them.
  server {
    listen unix:${folder}/freshness.sock;
    location / {
      proxy_pass http://site;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_hide_header Cache-Control;
      add_header Cache-Control $limits always;
      add_header X-Browser-Cache-Control $upstream_http_cache_control always;
    }
  }

  server {
    listen ${listen};
    client_max_body_size 20m;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Connection "";
    location / {
      proxy_pass http://freshness;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Connection "";
      proxy_set_header Cookie $sent_cookie;
      proxy_set_header Accept-Encoding $sent_encoding;
      proxy_cache pages;
      proxy_cache_key "$language $encoding $request_uri";
      # The key contains what pages vary by.
      proxy_ignore_headers Vary;
      proxy_cache_bypass $is_not_shared;
      proxy_no_cache $is_not_shared;
      # Without a lock, which would make requests for pages that are not stored wait for each other. The HTML server renders equal content once.
      proxy_cache_background_update on;
      proxy_hide_header Cache-Control;
      proxy_hide_header X-Browser-Cache-Control;
      proxy_hide_header CDN-Cache-Control;
      proxy_hide_header Surrogate-Key;
      proxy_hide_header Cache-Tag;
      add_header Cache-Control $upstream_http_x_browser_cache_control always;
      add_header X-Cache $cache_state always;
    }
    location ~ ^/(api|wp-json|feeds|assets|remotes|preview)(/|$)|^/(registry[.]json|sw[.]js|health)$ {
      proxy_pass http://site;
      add_header X-Cache miss always;
    }
  }
`;

const maps = String.raw`
  # nginx reads the limits of a shared cache in Cache-Control only, so an inner server moves them there.
  map $upstream_http_cdn_cache_control $limits { "" no-store; default $upstream_http_cdn_cache_control; }
  # Requests of one visitor.
  map $http_cookie $is_personal { default 0; "~*(^|[;,\s])(__Host-sid|sid|preview)([=;,\s]|$)" 1; }
  map $request_method $is_write { default 1; GET 0; HEAD 0; }
  # Pages depend on one cookie and on the encoding: the rest would store a copy for each browser.
  map $http_cookie $language { default ""; "~(^|;\s*)i18next=en(\s*;|$)" "i18next=en"; }
  map $http_accept_encoding $encoding { default ""; "~(^|[\s,])gzip(\s*(,|$))" gzip; "~(^|[\s,])br(\s*(,|$))" br; }
  map $upstream_cache_status $cache_state { default miss; HIT hit; STALE stale; UPDATING stale; }
  map "$is_personal$is_write$http_authorization" $is_shared { default 0; "00" 1; }
  map $is_shared $is_not_shared { default 1; 1 0; }
  map $is_shared $sent_cookie { default $http_cookie; 1 $language; }
  map $is_shared $sent_encoding { default $http_accept_encoding; 1 $encoding; }
`;
