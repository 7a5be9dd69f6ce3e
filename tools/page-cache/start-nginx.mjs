import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './start-server.mjs';

/**
 * nginx on loopback with one worker. Resolves once it answers.
 * @param {{ nginx: string, folder: string, port: number, http: string }} options `http`: the rest of the block of this name.
 */
export function startNginx({ nginx, folder, port, http }) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, http));
  const files = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  return startServer(nginx, files, { port, stdio: 'inherit' });
}

/** @param {string} folder @param {string} http */
const configuration = (folder, http) => `worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 1000000;
${http}
}
`;
