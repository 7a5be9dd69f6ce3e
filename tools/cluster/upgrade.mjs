import { cpSync, rmSync, symlinkSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settleMs } from '../rolling/roll-under-load.mjs';
import { root } from '../services/plan.mjs';
import { runProcess } from '../services/process.mjs';
import { cacheDir } from '../webpack/workspace.mjs';

const migration = `
/** Adds a column and an index to a table that every application writes. */
export class DrillColumn9999999999999 {
  name = 'DrillColumn9999999999999';
  async up(runner) {
    await runner.query('alter table applications add column drill text');
    await runner.query('create index applications_drill on applications (drill) where drill is not null');
  }
  async down(runner) {
    await runner.query('alter table applications drop column drill');
  }
}
`;

/**
 * The next release: a copy of the API's build with one more migration.
 * @returns {string} Its folder.
 */
function buildNextRelease() {
  const folder = path.join(cacheDir, 'cluster', 'next-api');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['dist', 'package.json']) {
    cpSync(path.join(root, 'api', part), path.join(folder, part), { recursive: true });
  }
  const modules = path.join(root, 'api/node_modules');
  if (existsSync(modules)) symlinkSync(modules, path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'dist/database/migrations/9999999999999-drill-column.js'), migration);
  return path.join(folder, 'dist');
}

/**
 * Migrates while the old release runs, then drains and replaces each process in turn.
 * @param {import('./drills.mjs').World} world
 */
export async function rollingUpgrade({ servers, log }) {
  const dist = buildNextRelease();
  await runProcess({ ...servers.migrate, script: path.join(dist, 'migrate.js') });
  log('upgrade: migrated');
  /** @type {string[]} */
  const problems = [];
  for (const member of servers.members) {
    const code = await member.drain();
    if (code !== 0) problems.push(`${member.name} ended with ${code}`);
    await member.start(nextScript(dist, member.name));
    await wait(settleMs);
    log(`upgrade: ${member.name} runs the next release`);
  }
  return { note: `${servers.members.length} processes replaced`, problems };
}

/** HTML servers are not part of the copy and only restart. @param {string} dist @param {string} name */
function nextScript(dist, name) {
  if (name.startsWith('site')) return {};
  return { script: path.join(dist, name.startsWith('api') ? 'main.js' : 'worker.js') };
}
