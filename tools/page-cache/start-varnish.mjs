import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from './start-server.mjs';
import { varnishVcl } from './varnish-vcl.mjs';

/**
 * Varnish on loopback in front of an HTML server. Resolves once it answers.
 * @param {{ varnishd: string, folder: string, port: number, sitePort: number }} options
 */
export function startVarnish({ varnishd, folder, port, sitePort }) {
  mkdirSync(folder, { recursive: true });
  const vcl = path.join(folder, 'site.vcl');
  writeFileSync(vcl, varnishVcl({ host: '127.0.0.1', port: sitePort, purgers: ['127.0.0.1'] }));
  // Without a jail, whose user could not read the folder.
  const options = { '-j': 'none', '-n': path.join(folder, 'work'), '-f': vcl, '-s': 'malloc,128m', '-T': 'none' };
  const settings = { ...options, '-p': 'http_gzip_support=off', '-a': `127.0.0.1:${port}` };
  return startServer(varnishd, [...Object.entries(settings).flat(), '-F'], { port, stdio: 'ignore' });
}
