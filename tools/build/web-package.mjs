/** One webpack build in a separate process: `web-package shell|remote DIR OUT VERSION [REACT DOM]`. */
import { fileURLToPath } from 'node:url';
import { buildRemote } from './build-remote.mjs';
import { buildShell } from './build-shell.mjs';

const [kind, dir = '', out = '', version = '', react, dom] = process.argv.slice(2);
const own = react !== undefined && dom !== undefined && { react: { react, dom } };

// Module Federation would find webpack by calling it with invalid options, which takes a tenth of a remote's build.
process.env['FEDERATION_WEBPACK_PATH'] ??= fileURLToPath(import.meta.resolve('webpack'));

try {
  await (kind === 'shell' ? buildShell : buildRemote)({ dir, out, version, ...own });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
