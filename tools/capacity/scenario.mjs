import { addWork, scaleWork, services, workOf } from './model.mjs';

/**
 * @typedef {object} Scenario
 * @property {number} visits Per month.
 * @property {number} jobs In the catalogue.
 * @property {boolean} sharedCache Whether a cache in front of the HTML servers stores pages (`PAGE_CACHE_SECONDS`).
 */

/** docs/capacity.md states the source of each value. */
export const assumptions = {
  /** Share of the peak's rate in the average of the month. */
  peakFactor: 4,
  /** Documents of one visit; further pages are shown by the shell, from the API. */
  documents: { 'page /home': 0.4, 'page of a search': 0.5, 'page of a job': 0.9, 'page /companies': 0.1 },
  /** Requests of a visit to the API, besides one session and one client event of each document. */
  calls: { search: 1.5, job: 2, suggestion: 3 },
  signedIn: { 'sign-in': 0.05, 'saved jobs': 0.05, save: 0.1 },
  applicationsPerVisit: 0.05,
  /** Confirmation and one status. */
  mailsPerApplication: 2,
  /** Subscribers for each visit of a month. */
  subscribersPerVisit: 0.1,
  alertsPerMonth: 4,
  /** In which the alerts of a week are sent. */
  alertHours: 4,
  /** Of the catalogue per day: a job is open for a month, so a thirtieth is new and a thirtieth ends; the rest is edited. */
  changedJobsPerDay: 0.08,
  /** Content and stored pages are valid until the data changes, or for a minute. */
  storedSeconds: 60,
  /** Share of documents of visitors with a session, which are never stored by a shared cache. */
  privateShare: 0.1,
  /** CPU milliseconds of a search for each million jobs: mix of the classes in docs/search.md. */
  searchMsPerMillionJobs: 1.3,
  /** Megabytes of each API and worker for a million jobs: docs/search.md. */
  catalogueMegabytesPerMillion: 350,
  resumeKilobytes: 300,
  /** Bytes of a row with its indexes: docs/growth.md. */
  rowBytes: { mail: 410, recipient: 300, application: 2000 },
  targetUse: 0.6,
};

/** What the manifests of deploy/kubernetes and a usual machine for PostgreSQL allow; `docs/capacity.md` says how each is raised. */
export const limits = {
  'HTML servers': 6,
  APIs: 6,
  workers: 4,
  'PostgreSQL cores': 16,
  'PostgreSQL connections': 200,
  'WAL syncs per second': 2000,
  'WAL MB per second': 50,
  /** While it reads all jobs again, beside the old copy. */
  'memory of an API, MB': 1024,
  'alert mails per second': 400,
  'network, Mbit per second': 1000,
};

const secondsOfMonth = 30 * 86_400;
const connectionsOfProcess = 11;
/** Connections of migrations and administrators. */
const otherConnections = 10;

/**
 * Share of requests that find their page stored: each page is stored for `seconds` after a request that did not, requests are
 * independent, and the popularity of pages falls with their rank (Zipf).
 * @param {{ perSecond: number, pages: number, seconds: number }} options
 */
export function storedShare({ perSecond, pages, seconds }) {
  const groups = [...rankGroups(pages)];
  const all = groups.reduce((sum, { weight, count }) => sum + weight * count, 0);
  const shares = groups.map(({ weight, count }) => {
    const popularity = weight / all;
    const expected = perSecond * popularity * seconds;
    return count * popularity * (expected / (1 + expected));
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

/** Ranks whose popularity hardly differs: the ends of a group differ by a hundredth. @param {number} pages */
function* rankGroups(pages) {
  for (let rank = 1; rank <= pages;) {
    const next = Math.min(pages + 1, Math.max(rank + 1, Math.floor(rank * 1.01)));
    yield { count: next - rank, weight: 2 / (rank + next - 1) };
    rank = next;
  }
}

/**
 * The load at the peak and the growth of a year.
 * @param {import('./model.mjs').MeasuredWork} measured
 * @param {Scenario} scenario
 */
export function predict({ work, idle, jobs: measuredJobs, memory, databaseBytes }, scenario) {
  const a = assumptions;
  const perSecond = (scenario.visits / secondsOfMonth) * a.peakFactor;
  const { work: visit, storedDocuments } = visitWork(work, scenario, perSecond);
  const mailsPerSecond = (scenario.visits * a.subscribersPerVisit) / (a.alertHours * 3600);
  const changesPerSecond = (scenario.jobs * a.changedJobsPerDay) / 86_400;
  const searchMs = ((scenario.jobs - measuredJobs) / 1e6) * a.searchMsPerMillionJobs;
  const searches = perSecond * (a.calls.search + a.documents['page of a search'] * (1 - storedDocuments));
  const deletedRows =
    (scenario.visits *
      (a.applicationsPerVisit * (1 + a.mailsPerApplication) + a.subscribersPerVisit * a.alertsPerMonth)) /
    secondsOfMonth;
  const background = workOf(work, {
    'alert mail': mailsPerSecond,
    'changed job': changesPerSecond,
    'deleted row': deletedRows,
  });
  const load = addWork(addWork(scaleWork(visit, perSecond), background), idle);
  const cores = Object.fromEntries(services.map((name) => [name, load.cpu[name] / 1000]));
  cores['API'] = (cores['API'] ?? 0) + (searches * searchMs) / 1000;
  const processes = processesFor(/** @type {Record<import('./model.mjs').Service, number>} */ (cores));
  /** @param {'API' | 'worker'} name @param {number} catalogues */
  const megabytes = (name, catalogues) =>
    (memory[name] ?? 0) + ((scenario.jobs * catalogues - measuredJobs) / 1e6) * a.catalogueMegabytesPerMillion;
  const gigabytesPerYear = growth(scenario);
  const needed = {
    'HTML servers': processes['HTML server'],
    APIs: processes.API,
    workers: processes.worker,
    'PostgreSQL cores': (cores['PostgreSQL'] ?? 0) / a.targetUse,
    'PostgreSQL connections': (processes.API + processes.worker) * connectionsOfProcess + otherConnections,
    'WAL syncs per second': load.walSyncs,
    'WAL MB per second': load.walBytes / 1e6,
    'memory of an API, MB': megabytes('API', 2),
    'alert mails per second': mailsPerSecond,
    'network, Mbit per second': (load.bytes * 8) / 1e6,
  };
  return {
    visitsPerSecond: perSecond,
    storedDocuments,
    cores,
    processes,
    megabytes: { API: megabytes('API', 1), worker: megabytes('worker', 1) },
    catalogueGigabytes: ((databaseBytes / measuredJobs) * scenario.jobs) / 1e9,
    gigabytesPerYear,
    needed,
    bottlenecks: bottlenecksOf(needed),
  };
}

/**
 * Work of one visit. A shared cache answers documents that it stores; the HTML servers render those whose content they do not have.
 * @param {Readonly<Record<string, import('./model.mjs').Work>>} work
 * @param {Scenario} scenario
 * @param {number} perSecond
 */
function visitWork(work, { jobs, sharedCache }, perSecond) {
  const a = assumptions;
  const documents = Object.values(a.documents).reduce((sum, count) => sum + count, 0);
  // Every page of a job, and as many searches.
  const found = storedShare({ perSecond: perSecond * documents, pages: 2 * jobs, seconds: a.storedSeconds });
  const storedDocuments = sharedCache ? found * (1 - a.privateShare) : 0;
  /** @type {Record<string, number>} */
  const counts = {
    ...a.calls,
    ...a.signedIn,
    application: a.applicationsPerVisit,
    'status from HR': a.applicationsPerVisit,
  };
  counts['contact message and mail'] = a.applicationsPerVisit * a.mailsPerApplication;
  counts['session'] = documents;
  counts['client event'] = documents;
  for (const [name, count] of Object.entries(a.documents)) {
    const sent = count * (1 - storedDocuments);
    const isRendered = `${name}, rendered` in work;
    // What a shared cache would have stored is what the HTML server's content cache has, too.
    const rendered = isRendered ? Math.min(sent, count * (1 - found)) : 0;
    counts[name] = sent - rendered;
    if (isRendered) counts[`${name}, rendered`] = rendered;
  }
  return { work: apiBehindBalancer(work, counts), storedDocuments };
}

/**
 * A load balancer sends requests for the API to the APIs, so HTML servers only send documents.
 * @param {Readonly<Record<string, import('./model.mjs').Work>>} work
 * @param {Readonly<Record<string, number>>} counts
 */
function apiBehindBalancer(work, counts) {
  const calls = Object.fromEntries(Object.entries(counts).filter(([name]) => !name.startsWith('page ')));
  const pages = Object.fromEntries(Object.entries(counts).filter(([name]) => name.startsWith('page ')));
  const direct = workOf(work, calls);
  return addWork(workOf(work, pages), { ...direct, cpu: { ...direct.cpu, 'HTML server': 0, 'content process': 0 } });
}

/**
 * Processes at the target utilisation: JavaScript runs on one thread, so a process uses one core at most. At least two, which replace
 * each other. An HTML server and its content process are counted together, as the autoscaler does.
 * @param {Record<import('./model.mjs').Service, number>} cores
 */
function processesFor(cores) {
  const count = (/** @type {number} */ used) => Math.max(2, Math.ceil(used / assumptions.targetUse));
  return {
    'HTML server': count(cores['HTML server'] + cores['content process']),
    API: count(cores.API),
    worker: count(cores.worker),
  };
}

/** Gigabytes of the database and the file store after a year, when as many rows are deleted as are added. @param {Scenario} scenario */
function growth({ visits }) {
  const { applicationsPerVisit, mailsPerApplication, subscribersPerVisit, alertsPerMonth, rowBytes, resumeKilobytes } =
    assumptions;
  const applications = visits * 12 * applicationsPerVisit;
  const alerts = visits * 12 * subscribersPerVisit * alertsPerMonth;
  const database =
    applications * (rowBytes.application + mailsPerApplication * rowBytes.mail) + alerts * rowBytes.recipient;
  return { database: database / 1e9, files: (applications * resumeKilobytes) / 1e6 };
}

/**
 * What is above its limit, the furthest first; else what is nearest to it.
 * @param {Readonly<Record<keyof typeof limits, number>>} needed
 */
export function bottlenecksOf(needed) {
  const all = Object.entries(limits).map(([name, limit]) => ({
    name,
    share: needed[/** @type {keyof typeof limits} */ (name)] / limit,
  }));
  const sorted = all.toSorted((one, other) => other.share - one.share);
  const above = sorted.filter(({ share }) => share > 1);
  return above.length > 0 ? above : sorted.slice(0, 1);
}

/** The scenarios of docs/capacity.md. @type {readonly Scenario[]} */
export const scenarios = [1e6, 1e7].flatMap((jobs) =>
  [1e6, 1e7, 1e8].map((visits) => ({ visits, jobs, sharedCache: true })),
);
