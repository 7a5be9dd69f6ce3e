/**
 * `npm run sbom [-- --out <file>]`: writes the lock file's bill of materials, CycloneDX in JSON. Needs no network; npm generates it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockedPackages } from './supply-chain/lock-packages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: path.join(root, 'dist/sbom.cdx.json') } } });
const sbom = execFileSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  },
);
const bom = JSON.parse(sbom);
nameAliases(bom.components);
mkdirSync(path.dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${values.out}: ${bom.components.length} components`);

/**
 * npm uses the alias as the name of an aliased package, although its `purl` is correct.
 * @param {{ name: string, version: string }[]} components
 */
function nameAliases(components) {
  for (const { alias, name, version } of lockedPackages(path.join(root, 'package-lock.json'))) {
    for (const component of components) {
      if (component.name === alias && component.version === version) component.name = name;
    }
  }
}
