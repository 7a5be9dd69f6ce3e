/**
 * `npm run audit -- --advisories <file or folder>`: compares the lock file with advisories in OSV format. Exits with 1 if a
 * package is vulnerable, with 2 if the data is unusable.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lockedPackages } from './supply-chain/lock-packages.mjs';
import { findVulnerable, readAdvisories } from './supply-chain/osv-advisories.mjs';

const root = path.resolve(import.meta.dirname, '..');

try {
  process.exitCode = audit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** @returns {number} Exit code. */
function audit() {
  const { values } = parseArgs({ options: { advisories: { type: 'string' }, lock: { type: 'string' } } });
  if (values.advisories === undefined) {
    throw new Error('Usage: npm run audit -- --advisories <file or folder> [--lock <file>]');
  }
  const advisories = readAdvisories(values.advisories);
  const forNpm = advisories.filter(({ affected = [] }) => affected.some((one) => one.package?.ecosystem === 'npm'));
  // An empty download must not look like a clean result.
  if (forNpm.length === 0) throw new Error(`${values.advisories} contains no advisory for npm packages in OSV format.`);
  const packages = lockedPackages(values.lock ?? path.join(root, 'package-lock.json'));
  const found = findVulnerable(packages, forNpm);
  for (const { advisory, name, version, summary, places } of found) {
    console.log(`${advisory}  ${name}@${version}  ${summary}\n  ${places.join('\n  ')}`);
  }
  console.log(`${packages.length} packages, ${forNpm.length} advisories, ${found.length} vulnerable`);
  return found.length === 0 ? 0 : 1;
}
