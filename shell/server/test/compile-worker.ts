import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFile } from '@swc/core';

const source = fileURLToPath(new URL('../content/', import.meta.url));
const files = ['content-worker', 'content.types', 'server-entries', 'warm-up-requests'];

/** A worker thread runs JavaScript only: compiles the content worker as the build does, into a folder of its own. */
export async function compileWorker(): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-worker-'));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await Promise.all(files.map((name) => compile(name, folder)));
  return pathToFileURL(path.join(folder, 'content-worker.js'));
}

async function compile(name: string, folder: string): Promise<void> {
  const { code } = await transformFile(path.join(source, `${name}.ts`), {
    swcrc: false,
    configFile: false,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, transform: { verbatimModuleSyntax: true } },
  });
  await writeFile(
    path.join(folder, `${name}.js`),
    code.replaceAll(/(from '\.\/[\w.-]+)\.ts'/g, "$1.js'").replaceAll(/(from "\.\/[\w.-]+)\.ts"/g, '$1.js"'),
  );
}
