/**
 * `npm run remote:new mfe-guides -- --route /guias [--fragment] [--title Guias] [--title-en Guides]`: a complete remote with page,
 * texts, tests and, with `--fragment`, a section of the home page, and its lines in the files outside its folder.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';

const usage = 'npm run remote:new mfe-<name> -- --route /<path> [--fragment] [--title <pt>] [--title-en <en>]';

async function fromCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      route: { type: 'string' },
      fragment: { type: 'boolean', default: false },
      title: { type: 'string' },
      'title-en': { type: 'string' },
    },
  });
  const [id, ...others] = positionals;
  if (id === undefined || others.length > 0 || values.route === undefined) throw new Error(`Usage: ${usage}`);
  await ensureInstalled();
  const { compileShared } = await import('./build/node-package.mjs');
  await compileShared();
  const { toRequest } = await import('./remote-new/request.mjs');
  const { addRemote } = await import('./remote-new/add-remote.mjs');
  const { root } = await import('./webpack/workspace.mjs');
  const { route, fragment, title, 'title-en': titleEn } = values;
  const files = await addRemote(root, toRequest({ id, route, fragment, title, titleEn }));
  for (const file of files) console.log(`  ${file}`);
  console.log(`\nnpm run dev -- --alone ${id}    shows it without the shell`);
  console.log(`npx jest --selectProjects ${id}   runs its tests`);
}

fromCommandLine().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
