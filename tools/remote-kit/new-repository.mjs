import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderTemplate } from '../remote-new/render-template.mjs';
import { requestProblems, toRequest } from '../remote-new/request.mjs';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { platformVersion } from '../webpack/sharing.mjs';
import { withPublishedNames } from './shared-names.mjs';
import { installedPackage, platformDir, readPackage, root } from '../webpack/workspace.mjs';

/** Options of the compiler that the types of the shared packages need. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowArbitraryExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', 'jest', '@testing-library/jest-dom'],
};

/** Module Federation names a second bundler of 53 MB as a peer, besides webpack. The other peers are dependencies. */
export const npmOptions = 'omit[]=peer\n';

/**
 * Writes a remote in a repository of its own. Writes nothing if a name is invalid or the folder exists.
 * @param {string} parent
 * @param {string[]} args
 * @returns {string} Its id, which is the name of its folder.
 */
export function newRepository(parent, args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      route: { type: 'string', default: '' },
      fragment: { type: 'boolean', default: false },
      title: { type: 'string' },
      'title-en': { type: 'string' },
    },
  });
  const [id = ''] = positionals;
  const request = toRequest({ id, ...values, titleEn: values['title-en'] });
  const dir = path.join(parent, id);
  const problems = requestProblems(request, []);
  if (id !== '' && existsSync(dir)) problems.unshift(`the folder ${id} exists`);
  if (problems.length > 0) throw new Error([`${id} was not written:`, ...problems].join('\n  - '));
  for (const [file, text] of Object.entries({ ...sources(request), ...projectFiles(id) })) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  return id;
}

/** @param {import('../remote-new/request.mjs').NewRemote} request */
function sources(request) {
  const files = renderTemplate(request, { platform: platformVersion, contracts: '', react: '' });
  const own = Object.entries(files).filter(([file]) => file.startsWith('src/'));
  return Object.fromEntries(own.map(([file, text]) => [file, withPublishedNames(text)]));
}

/** @param {string} id @returns {Record<string, string>} */
function projectFiles(id) {
  const { version, dependencies = {} } = readPackage(root);
  const contracts = readPackage(installedPackage(root, publishedNames.contracts));
  const manifest = {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(
      ['dev', 'test', 'check', 'build', 'deploy'].map((name) => [name, `remote-kit ${name}`]),
    ),
    dependencies: {
      [publishedNames.platform]: platformVersion,
      [publishedNames.contracts]: contracts.version,
      react: readPackage(platformDir).dependencies?.['react'],
    },
    devDependencies: {
      '@testing-library/react': dependencies['@testing-library/react'],
      '@trampolim/remote-kit': version,
    },
  };
  return {
    'package.json': toJson(manifest),
    'tsconfig.json': toJson({ compilerOptions, include: ['src'] }),
    '.gitignore': 'node_modules\ndist\n.cache\n',
    '.npmrc': npmOptions,
    'README.md': `# ${id}\n\n\`\`\`\nnpm run dev     # without shell and API, with Fast Refresh\nnpm test\nnpm run check   # declaration, texts, slots, types\nnpm run build   # a version in dist/remotes/${id}\nnpm run deploy -- --site https://…   # with the token in DEPLOY_TOKEN\n\`\`\`\n\nAll commands: node_modules/@trampolim/remote-kit/README.md\n`,
  };
}

/** @param {unknown} value */
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;
