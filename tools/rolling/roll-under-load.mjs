import { setTimeout as wait } from 'node:timers/promises';
import { applyWithFile } from '../chaos/application.mjs';
import { compareDeliveries, settledDeliveries } from '../chaos/deliveries.mjs';
import { retryingClient } from '../chaos/retrying-client.mjs';
import { startCluster } from './cluster.mjs';
import { figuresByKind, figuresByStep } from './figures.mjs';
import { createAsk, startLoad } from './load.mjs';

/** @typedef {import('./load.mjs').Sample} Sample */
/** @typedef {import('./load.mjs').Ask} Ask */
/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */
/** @typedef {import('../chaos/application.mjs').SentApplication} SentApplication */

/** Longer than the time in which nginx avoids a failed server. */
const settleMs = 3000;

/**
 * @param {{ dataDir: string, nginx: string, log: (text: string) => void }} options
 */
export async function rollUnderLoad({ dataDir, nginx, log }) {
  const cluster = await startCluster({ dataDir, nginx, log });
  try {
    /** @type {Sample[]} */
    const samples = [];
    const ask = createAsk(samples);
    const { actions, acknowledged } = await visitorActions(cluster, ask);
    // Warm-up, so that cold caches are not measured.
    for (const action of actions) await action();
    samples.length = 0;
    const load = startLoad(actions, { visitors: 10, thinkMs: 60 });
    const steps = await takeSteps(cluster, log);
    await load.stop();
    log(`${samples.length} requests, ${acknowledged.length} applications`);
    const received = await settledDeliveries(`${cluster.sandbox}/_sandbox/applications`, acknowledged);
    const applications = compareDeliveries(acknowledged, received);
    const all = { steps: figuresByStep(samples, steps), kinds: figuresByKind(samples), applications };
    const problems = [...problemsOf(samples, steps, applications), ...(await membersWithoutMetrics(cluster))];
    return { ...all, problems, complaints: cluster.complaints() };
  } finally {
    await cluster.stop();
  }
}

/**
 * @param {readonly Sample[]} samples
 * @param {readonly { name: string, note?: string }[]} steps
 * @param {ReturnType<typeof compareDeliveries>} applications
 */
function problemsOf(samples, steps, applications) {
  const { acknowledged, twice, lost, unexpected } = applications;
  const failures = samples.flatMap(({ failure }) => failure ?? []);
  return [
    ...failures,
    ...(samples.length === 0 ? ['No request was sent'] : []),
    ...(acknowledged === 0 ? ['No application was sent'] : []),
    ...Object.entries({ twice, lost, unexpected }).flatMap(([name, count]) =>
      count === 0 ? [] : [`${count} applications ${name}`],
    ),
    ...steps
      .filter(({ note }) => note !== undefined && note !== 'ended with 0')
      .map(({ name, note }) => `${name}: ${note}`),
  ];
}

/** New servers must serve metrics too. @param {Cluster} cluster */
async function membersWithoutMetrics({ members }) {
  const failures = members.map(async ({ name, metrics }) => {
    const text = await fetch(metrics).then(
      (answer) => answer.text(),
      () => '',
    );
    return text.includes('process_cpu_seconds_total') ? [] : [`${name} serves no metrics`];
  });
  return (await Promise.all(failures)).flat();
}

/**
 * Of each kind one server is killed and one drained, each replaced before the next; then nginx is reloaded, and one of each kind drained concurrently.
 * @param {Cluster} cluster
 * @param {(text: string) => void} log
 */
async function takeSteps({ of, reload }, log) {
  /** @type {import('./figures.mjs').Step[]} */
  const steps = [];
  const step = async (/** @type {string} */ name, /** @type {() => Promise<string | void>} */ work) => {
    const from = performance.now();
    log(name);
    const note = await work();
    await wait(settleMs);
    steps.push({ name, from, to: performance.now(), ...(note === undefined ? {} : { note }) });
  };
  const killed = (/** @type {string} */ name) =>
    step(`kill -9 ${name}`, async () => {
      await of(name).kill();
      await wait(500);
      await of(name).start();
    });
  const drained = (/** @type {string[]} */ ...names) =>
    step(`SIGTERM ${names.join(', ')}`, async () => {
      const codes = await Promise.all(names.map((name) => of(name).drain()));
      await Promise.all(names.map((name) => of(name).start()));
      return `ended with ${[...new Set(codes)].join(', ')}`;
    });
  await step('quiet', () => wait(5000));
  for (const kind of ['api', 'worker', 'site']) {
    await killed(`${kind}-1`);
    await drained(`${kind}-2`);
  }
  await step('reload of nginx', async () => reload());
  await drained('api-1', 'worker-1', 'site-1');
  return steps;
}

const searches = ['', '?keyword=analista', '?keyword=engenheiro&page=2', '?keyword=contabilidade'];

/**
 * Actions of visitors: pages, files, searches, jobs, account data, and applications.
 * @param {Cluster} cluster
 * @param {Ask} ask
 */
async function visitorActions({ url }, ask) {
  const getJson = async (/** @type {string} */ at) => (await fetch(`${url}${at}`)).json();
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson('/api/proxy/jobs'));
  const jobs = /** @type {import('shared-contracts').Job[]} */ (
    await Promise.all(list.slice(0, 20).map(({ id }) => getJson(`/api/proxy/jobs/${id}`)))
  );
  const cookie = await signIn(url);
  const file = /\/remotes\/[\w./-]{1,200}\.js/.exec(await (await fetch(`${url}/jobs`)).text())?.[0] ?? '/remotes/none';
  /** @type {SentApplication[]} */
  const acknowledged = [];
  const tally = { calls: 0, acknowledged: {} };
  let [step, applicant] = [0, 0];
  const jobOf = (/** @type {number} */ number) => /** @type {(typeof jobs)[number]} */ (jobs[number % jobs.length]);
  const get = (/** @type {string} */ kind, /** @type {() => string} */ at, headers = {}) => {
    return () => ask(kind, `${url}${at()}`, { headers });
  };
  const applies = async () => {
    const number = applicant++;
    const client = retryingClient(url, `10.9.${number >> 8}.${number & 255}`, tally, (at, init) =>
      ask('application', at, init),
    );
    const fields = { name: 'Rui Prata', email: `visita${number}@example.com` };
    acknowledged.push(await applyWithFile(client, jobOf(number), fields));
  };
  const html = { accept: 'text/html' };
  const actions = [
    get('page', () => '/home', html),
    get('search', () => `/api/proxy/jobs${searches[step++ % searches.length]}`),
    get('page', () => `/jobs/${jobOf(step++).id}`, { ...html, cookie }),
    get('job', () => `/api/proxy/jobs/${jobOf(step++).id}`),
    get('own', () => '/api/user', { cookie }),
    applies,
    get('page', () => `/jobs${searches[step++ % searches.length]}`, html),
    get('own', () => '/api/account/applications', { cookie }),
    get('file', () => file),
    get('sitemap', () => '/sitemap.xml'),
  ];
  return { actions, acknowledged };
}

/** Signs in the demo's candidate; resolves with the cookie. @param {string} url */
async function signIn(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'candidata', password: 'candidata123' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in failed: ${answer.status}`);
  return cookie.split(';', 1)[0] ?? '';
}
