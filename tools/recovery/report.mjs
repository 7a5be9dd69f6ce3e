import os from 'node:os';

/** @typedef {import('./drill.mjs').DrillResult} DrillResult */
/** @typedef {Pick<DrillResult, 'latest' | 'past'>} Recoveries */

/** `archive_timeout` of deploy/pgbackrest/postgresql.conf, and the time to push a segment on a busy machine. Seconds. */
const mostLost = { archiveTimeout: 60, push: 15 };

/**
 * Measured: 4 KB in the database for a job with its rows of the search, 1 KB for an application, half as much for backups, and the log.
 * @param {{ jobs: number, applications: number }} counts
 */
export const neededBytes = ({ jobs, applications }) => 5 * 2 ** 30 + 1.5 * (4000 * jobs + 1000 * applications);

const seconds = (/** @type {number} */ value) => `${value.toFixed(1)} s`;
const megabytes = (/** @type {number} */ value) => `${(value / 1e6).toFixed(0)} MB`;

/**
 * Figures by name.
 * @param {DrillResult} result
 * @returns {Record<string, { value: string }>}
 */
export function tableOf({ rows, backups, latest, past, repositoryBytes }) {
  const [full, incremental] = backups.sizes;
  const ofRecovery = (/** @type {string} */ name, /** @type {DrillResult['latest'] | DrillResult['past']} */ one) => ({
    [`${name}: files restored`]: seconds(one.restoreSeconds),
    [`${name}: log replayed`]: seconds(one.replaySeconds),
    [`${name}: settled, erasures repeated`]: seconds(one.settleSeconds),
    [`${name}: API and worker started`]: seconds(one.startSeconds),
    [`${name}: first answer of a search`]: seconds(one.answerSeconds),
    [`${name}: applications acknowledged, missing`]: `${one.acknowledged}, ${one.missing}`,
  });
  const figures = {
    'jobs, applications': `${rows.jobs}, ${rows.applications}`,
    'load of the machine (15 minutes)': (os.loadavg()[2] ?? 0).toFixed(1),
    database: megabytes(full?.size ?? 0),
    'full backup': `${seconds(backups.fullSeconds)}, ${megabytes(full?.repository.delta ?? 0)}`,
    'incremental backup': `${seconds(backups.incrementalSeconds)}, ${megabytes(incremental?.repository.delta ?? 0)}`,
    'log until the loss': megabytes(latest.walBytes),
    'repository at the end': megabytes(repositoryBytes),
    ...ofRecovery('latest', latest),
    'latest: lost time': seconds(latest.lostSeconds),
    ...ofRecovery('to a time', past),
  };
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, { value }]));
}

/**
 * What is wrong after the recoveries, in words.
 * @param {Recoveries} result
 * @returns {string[]}
 */
export function problemsOf({ latest, past }) {
  const limit = mostLost.archiveTimeout + mostLost.push;
  return [
    ...(latest.acknowledged === 0 || past.acknowledged === 0 ? ['No application was acknowledged'] : []),
    ...(latest.lostSeconds > limit
      ? [`latest: writes of ${seconds(latest.lostSeconds)} are lost, limit ${limit} s`]
      : []),
    ...(past.missing === 0 ? ['to a time: no later application exists, so the target was not tested'] : []),
    ...[
      { name: 'latest', one: latest },
      { name: 'to a time', one: past },
    ].flatMap(({ name, one }) => problemsOfRecovery(one).map((problem) => `${name}: ${problem}`)),
  ];
}

/** @param {Recoveries['latest'] | Recoveries['past']} recovery */
function problemsOfRecovery(recovery) {
  const lists = {
    'tables differ from the target': recovery.differing,
    'data of erased accounts': recovery.notErased,
    'applications that were withdrawn exist': recovery.notWithdrawn,
    'mails were sent twice': recovery.mailsTwice,
    'applications arrived twice': recovery.arrivedTwice,
    'files are missing': recovery.filesMissing,
  };
  return [
    ...Object.entries(lists).flatMap(([what, found]) =>
      found.length === 0 ? [] : [`${what} (${found.length}): ${found.slice(0, 5).join(', ')}`],
    ),
    ...(recovery.missingBeforeTarget > 0
      ? [`${recovery.missingBeforeTarget} applications of before the target are missing`]
      : []),
    ...(recovery.changedCopies ? ['generated jobs or applications differ'] : []),
    ...(recovery.versionReused ? ['the data version is not above the last one before the loss'] : []),
  ];
}
