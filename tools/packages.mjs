/** `npm run packages`: packs `@trampolim/platform`, `@trampolim/contracts` and `@trampolim/remote-kit` into `dist/packages/`. */
import path from 'node:path';
import { logProgress } from './command-line.mjs';
import { packAll } from './packages/pack.mjs';
import { root } from './webpack/workspace.mjs';

const archives = await packAll(path.join(root, 'dist/packages'), logProgress);
console.log(archives.map((archive) => path.relative(root, archive)).join('\n'));
