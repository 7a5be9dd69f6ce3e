/** One webpack build in a process of its own: `web-package shell|remote DIR OUT VERSION`. */
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';

const [kind, dir = '', out = '', version = ''] = process.argv.slice(2);

try {
  await (kind === 'shell' ? buildShell : buildRemote)({ dir, out, version });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
