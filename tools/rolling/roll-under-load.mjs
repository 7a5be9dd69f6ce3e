import { setTimeout as wait } from 'node:timers/promises';
import { compareDeliveries, settledDeliveries } from '../chaos/deliveries.mjs';
import { figuresByKind, figuresByStep } from './figures.mjs';
import { createAsk, startLoad } from './load.mjs';
import { startServers } from './servers.mjs';
import { prepareVisits, visitorActions } from './visits.mjs';

/** @typedef {import('./load.mjs').Sample} Sample */
/** @typedef {import('./servers.mjs').Servers} Servers */

/** Longer than the time in which nginx avoids a failed server. */
export const settleMs = 3000;

/**
 * @param {{ dataDir: string, nginx: string, log: (text: string) => void }} options
 */
export async function rollUnderLoad({ dataDir, nginx, log }) {
  const servers = await startServers({ dataDir, nginx, log });
  try {
    /** @type {Sample[]} */
    const samples = [];
    const ask = createAsk(samples);
    const { actions, acknowledged } = visitorActions(await prepareVisits(servers.url), ask);
    // Warm-up, so that cold caches are not measured.
    for (const action of actions) await action();
    samples.length = 0;
    const load = startLoad(actions, { visitors: 10, thinkMs: 60 });
    const steps = await takeSteps(servers, log);
    await load.stop();
    log(`${samples.length} requests, ${acknowledged.length} applications`);
    const received = await settledDeliveries(`${servers.sandbox}/_sandbox/applications`, acknowledged);
    const applications = compareDeliveries(acknowledged, received);
    const all = { steps: figuresByStep(samples, steps), kinds: figuresByKind(samples), applications };
    const problems = [...problemsOf(samples, steps, applications), ...(await membersWithoutMetrics(servers))];
    return { ...all, problems, complaints: servers.complaints() };
  } finally {
    await servers.stop();
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

/** New servers must serve metrics too. @param {Servers} servers */
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
 * @param {Servers} servers
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
