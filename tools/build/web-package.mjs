/** One webpack build in a separate process: `web-package shell|remote DIR OUT VERSION [REACT DOM]`. */
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';

const [kind, dir = '', out = '', version = '', react, dom] = process.argv.slice(2);
const own = react !== undefined && dom !== undefined && { react: { react, dom } };

try {
  await (kind === 'shell' ? buildShell : buildRemote)({ dir, out, version, ...own });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
