import { setTimeout as wait } from 'node:timers/promises';
import { createContainer } from './buildah.mjs';

/** The header of docker/remote.nginx.conf. */
const origin = 'http://127.0.0.1:8080';
const startsWithinMs = 15_000;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Starts a remote's image and requests its health, a file of the remote, and a file that does not exist.
 * @param {string} id
 * @returns {Promise<string[]>} Problems.
 */
export async function checkRemote(id) {
  const container = createContainer(id);
  const nginx = ['nginx', '-e', 'stderr'];
  const server = container.start({ user: 'nginx', command: [...nginx, '-g', 'daemon off;'] });
  try {
    if (!(await isUp())) return [`nginx did not start: ${server.tail()}`];
    const [version = ''] = container.run({ user: 'nginx', command: ['ls', `/srv/remotes/${id}`] }).output.split('\n');
    const file = `${origin}/remotes/${id}/${version}/remote.json`;
    const found = await fetch(file, { headers: { 'accept-encoding': 'gzip' } });
    const missing = await fetch(`${file}.none`);
    return [
      ...(found.status === 200 && found.headers.get('content-type')?.startsWith('application/json')
        ? []
        : [`${file} answers ${found.status}`]),
      ...(found.headers.get('cache-control') === immutable ? [] : ['files are not cacheable']),
      ...(missing.status === 404 ? [] : [`a missing file responds with ${missing.status}`]),
    ];
  } finally {
    // A signal to all processes would make nginx start another worker.
    container.run({ user: 'nginx', command: [...nginx, '-s', 'quit'] });
    await server.stop();
    container.remove();
  }
}

async function isUp() {
  const until = performance.now() + startsWithinMs;
  while (performance.now() < until) {
    const ok = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return true;
    await wait(200);
  }
  return false;
}
