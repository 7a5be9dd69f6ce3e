import { newestPostgres } from '../cluster/programs.mjs';
import { findProgram } from '../compatibility/system.mjs';

/** @typedef {{ postgres: string, pgbackrest: string }} Programs `postgres`: the folder of PostgreSQL's programs. */

/** @returns {Programs | { missing: string }} The paths, or the command that installs what is missing. */
export function findPrograms() {
  const [postgres, pgbackrest] = [newestPostgres(), findProgram('pgbackrest')];
  if (postgres !== null && pgbackrest !== null) return { postgres, pgbackrest };
  return { missing: 'apt-get install -y --no-install-recommends postgresql pgbackrest' };
}
