import { services } from './model.mjs';
import { predict, scenarios } from './scenario.mjs';

/** @typedef {import('./model.mjs').MeasuredWork} MeasuredWork */

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Three significant digits. @param {number} value */
export function short(value) {
  if (value !== 0 && Math.abs(value) < 0.005) return '0';
  const digits = [100, 10].filter((bound) => Math.abs(value) < bound).length;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Differences of two runs, from which other rows are computed. */
const intermediate = /^(?:read with 1,020|start of a worker)/;

/** Work of one operation. @param {MeasuredWork} measured */
export function workTable({ jobs, work, idle }) {
  const rows = Object.entries({ ...work, 'idle, per second': idle })
    .filter(([name]) => !intermediate.test(name))
    .map(([name, { cpu, bytes, rows: changed, walBytes, walSyncs }]) => [
      name,
      ...services.map((service) => short(cpu[service])),
      short(bytes / 1000),
      short(changed),
      short(walBytes / 1000),
      short(walSyncs),
    ]);
  const head = [`${jobs.toLocaleString('en')} jobs`, ...services, 'KB sent', 'rows', 'WAL KB', 'WAL syncs'];
  return table(head, rows);
}

/** Memory in MB, after all operations. @param {readonly MeasuredWork[]} all */
export function memoryTable(all) {
  return table(
    ['jobs', ...services, 'database, MB on disk'],
    all.map(({ jobs, memory, databaseBytes }) => [
      jobs.toLocaleString('en'),
      ...services.map((service) => short(memory[service] ?? 0)),
      short(databaseBytes / 1e6),
    ]),
  );
}

/** @param {readonly import('./check.mjs').Checked[]} checked */
export function checkTable(checked) {
  return table(
    ['visits per second', 'process', 'predicted, cores', 'observed, cores', 'error'],
    checked.map(({ rate, service, predicted, observed, error }) => [
      rate,
      service,
      predicted.toFixed(3),
      observed.toFixed(3),
      `${error > 0 ? '+' : ''}${(error * 100).toFixed(0)} %`,
    ]),
  );
}

/** One column for each scenario. @param {MeasuredWork} measured */
export function scenarioTable(measured) {
  const predictions = scenarios.map((scenario) => ({ scenario, ...predict(measured, scenario) }));
  /** @param {string} name @param {(one: (typeof predictions)[number]) => string | number} of */
  const row = (name, of) => [name, ...predictions.map(of)];
  const millions = (/** @type {number} */ value) => `${value / 1e6} M`;
  return table(
    row('visits a month, jobs', ({ scenario }) => `${millions(scenario.visits)}, ${millions(scenario.jobs)}`).map(
      String,
    ),
    [
      row('visits per second at the peak', (one) => short(one.visitsPerSecond)),
      row('documents stored by a shared cache', (one) => `${(one.storedDocuments * 100).toFixed(0)} %`),
      ...services.map((service) => row(`${service}, cores`, ({ cores }) => short(cores[service] ?? 0))),
      row(
        'processes: HTML server, API, worker',
        ({ processes }) => `${processes['HTML server']}, ${processes.API}, ${processes.worker}`,
      ),
      row('memory of an API, worker, MB', ({ megabytes: { API, worker } }) => `${short(API)}, ${short(worker)}`),
      row('memory of an API while it reads all jobs again, MB', ({ needed }) => short(needed['memory of an API, MB'])),
      ...[
        'PostgreSQL connections',
        'WAL syncs per second',
        'WAL MB per second',
        'alert mails per second',
        'network, Mbit per second',
      ].map((name) => row(name, ({ needed }) => short(needed[/** @type {'WAL MB per second'} */ (name)]))),
      row('catalogue in the database, GB', (one) => short(one.catalogueGigabytes)),
      row(
        'growth a year: database, files, GB',
        ({ gigabytesPerYear: { database, files } }) => `${short(database)}, ${short(files)}`,
      ),
      row('above its limit (need ÷ limit), or nearest', ({ bottlenecks }) =>
        bottlenecks.map(({ name, share }) => `${name} ${short(share)} ×`).join('; '),
      ),
    ],
  );
}
