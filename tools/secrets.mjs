/**
 * `npm run secrets [-- --file <file>]`: generates the secrets of `docker-compose.yml` into `.env` (mode 0600). Does not change or print
 * existing values. Uses Node only.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeSecrets } from './services/compose-secrets.mjs';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';
import { root } from './services/plan.mjs';

const { values } = parseArgs({ options: { file: { type: 'string', default: path.join(root, '.env') } } });
// The environment file may set DATA_DIR.
loadEnvFile(values.file);
const { generated, kept, insecure } = completeSecrets(values.file, dataDirOf());
if (generated.length > 0) console.log(`Generated: ${generated.join(', ')}`);
if (kept.length > 0) console.log(`Kept: ${kept.join(', ')}`);
for (const name of insecure) {
  console.warn(
    `WARNING: ${name} is a public default of an earlier version. docs/operations.md, "Secrets", explains how to change it.`,
  );
}
console.log(`${values.file} has mode 0600.`);
