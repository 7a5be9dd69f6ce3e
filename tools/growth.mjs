/**
 * `npm run growth -- [--rows 1000000] [--tables mails,audit_events] [--keep]`: fills the tables that grow with use with generated rows, one
 * after the other, and runs the product's statements and retention rules on them (docs/growth.md). `--keep` keeps the databases.
 */
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { logProgress, wholeNumber } from './command-line.mjs';
import { fill } from './growth/fill.mjs';
import { measureTable } from './growth/measure.mjs';
import { requireSpace, startServer } from './growth/server.mjs';
import { growingTables } from './growth/tables.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

const known = Object.keys(growingTables);
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    tables: { type: 'string', default: known.join() },
    keep: { type: 'boolean', default: false },
  },
});
const rows = wholeNumber('--rows', values.rows);
const tables = values.tables.split(',');
const unknown = tables.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown table: ${unknown.join()}. Tables: ${known.join()}`);

endOnSignals();
await build({ log: logProgress, only: ['api'] });
const server = await startServer();
try {
  for (const table of tables) {
    const database = `growth_${table}_${rows}`;
    await server.create(database);
    await server.configure('filling');
    await server.within(database, (client) => fill(client, table, rows, report));
    await server.configure('measuring');
    await measureTable(server, { database, table, rows });
    if (!values.keep) await server.drop(database);
  }
} finally {
  await server.stop();
}

/** Logs progress of filling. @param {string} text @throws {Error} before the disk is full */
function report(text) {
  requireSpace();
  logProgress(text);
}
