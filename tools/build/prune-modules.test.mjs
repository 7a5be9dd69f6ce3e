import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneModules, unusedParts } from './prune-modules.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const modules = path.join(root, 'node_modules');

it('lists only parts that exist, for installed packages', () => {
  for (const [name, parts] of Object.entries(unusedParts)) {
    if (!existsSync(path.join(modules, name))) continue;
    for (const part of parts) {
      expect([name, part, existsSync(path.join(modules, name, part))]).toEqual([name, part, true]);
    }
  }
});

/** Modules of pruned packages that the processes of the app image import, by the importing folder or package. */
const imports = [
  ['api', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ['api', 'pdfjs-dist/legacy/build/pdf.worker.mjs'],
  ['api', 'typeorm'],
  ['api', 'typeorm/driver/postgres/PostgresDriver.js'],
  ['api', 'rxjs'],
  ['api', 'rxjs/operators'],
  ['api', 'satori'],
  ['api/node_modules/@nestjs/swagger', 'swagger-ui-dist'],
  ['api/node_modules/@nestjs/swagger', '@microsoft/tsdoc'],
  ['node_modules/cron-parser', 'luxon'],
  ['node_modules/satori', 'harfbuzzjs'],
  ['node_modules/satori', '@shuding/opentype.js'],
  ['node_modules/tdigest', 'bintrees'],
];

it('does not remove modules that Node resolves by import or require', () => {
  const unused = Object.entries(unusedParts).flatMap(([name, parts]) =>
    parts.map((part) => path.join(modules, name, part)),
  );
  for (const [from = '', specifier] of imports) {
    const script = `
      const { createRequire } = await import('node:module');
      const required = createRequire(process.cwd() + '/file.js').resolve.bind(null, '${specifier}');
      const attempt = (resolve) => { try { return resolve(); } catch { return null; } };
      console.log(JSON.stringify([attempt(required), attempt(() => new URL(import.meta.resolve('${specifier}')).pathname)]));
    `;
    const options = /** @type {const} */ ({ cwd: path.join(root, from), encoding: 'utf8' });
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
    /** @type {string[]} */
    const files = JSON.parse(output).filter((/** @type {string | null} */ file) => file !== null);
    expect([specifier, files.length > 0]).toEqual([specifier, true]);
    for (const file of files) {
      expect([specifier, unused.filter((part) => file === part || file.startsWith(`${part}/`))]).toEqual([
        specifier,
        [],
      ]);
    }
  }
});

it('removes parts, declarations, maps and manuals, but not code and licences', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
  const kept = [
    'rxjs/dist/cjs/index.js',
    'rxjs/LICENSE.txt',
    'luxon/LICENSE.md',
    'a/node_modules/b/index.mjs',
    'a/data.json',
  ];
  const removed = [
    'rxjs/src/index.ts',
    'prettier/index.mjs',
    'a/index.js.map',
    'a/index.d.mts',
    'a/README.md',
    'a/node_modules/b/b.d.ts',
  ];
  for (const file of [...kept, ...removed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  pruneModules(folder);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).toSorted()).toEqual(
    kept.toSorted(),
  );
  rmSync(folder, { recursive: true });
});
