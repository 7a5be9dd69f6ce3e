import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { lockedPackages } from './lock-packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'trampolim-sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists every package of the lock file, and is valid CycloneDX', async () => {
  const out = path.join(folder, 'sbom.cdx.json');
  execFileSync(process.execPath, [path.join(root, 'tools/sbom.mjs'), '--out', out], { stdio: 'pipe' });
  const text = readFileSync(out, 'utf8');
  const { specVersion, components } = JSON.parse(text);
  const version = Object.values(Spec.Version).find((one) => one === specVersion);
  if (version === undefined) throw new Error(`Unknown version ${specVersion}`);
  expect(await new Validation.JsonValidator(version).validate(text)).toBeNull();
  const named = new Set(
    components.map((/** @type {{ name: string, version: string }} */ one) => `${one.name}@${one.version}`),
  );
  const missing = lockedPackages(path.join(root, 'package-lock.json')).filter(
    ({ name, version: locked }) => !named.has(`${name}@${locked}`),
  );
  expect(missing).toEqual([]);
});
