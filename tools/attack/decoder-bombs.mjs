import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { resumePdf } from '../chaos/resume.mjs';
import { deepPdf, endlessPdf, flatePdf, hugePng, metadataPng } from './bombs.mjs';
import { request, requestFrom } from './request-from.mjs';

/**
 * @typedef {object} Target
 * @property {string} origin Of the HTML server, which passes `/api` on.
 * @property {string} apiOrigin
 * @property {boolean} long
 * @property {(line: string) => void} log
 */

/** Bombs that are uploaded at the same time. */
const width = 4;
/** Limit of a visitor's latency relative to the one without bombs; decoders use spare CPU time. */
const slowdown = { factor: 2.5, spareMs: 100 };
/** Milliseconds between two calls of a visitor, who would otherwise take the processors from the decoders. */
const pauseMs = 50;
/** Milliseconds: no user waits longer for an upload. */
const uploadWithinMs = 10_000;
/** An account of the demo data. */
const candidate = { username: 'candidata', password: 'candidata123' };
/** A source address other than the attacker's. Only Linux answers on the whole loopback network without setup. */
const visitorAddress = process.platform === 'linux' ? '127.0.0.77' : undefined;
const visitor = requestFrom(visitorAddress);

/**
 * @typedef {object} Bomb
 * @property {string} name
 * @property {string} path
 * @property {string} method
 * @property {string} part
 * @property {string} type
 * @property {Buffer} bytes
 * @property {string} cookie
 */

/** @param {Pick<Bomb, 'part' | 'type' | 'bytes'>} file @param {string} name */
function form({ part, type, bytes }, name) {
  const boundary = `----${randomUUID()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': randomUUID() },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** The session's cookie; null if the product has no demo data. @param {string} origin */
async function signIn(origin) {
  const body = Buffer.from(JSON.stringify(candidate));
  const headers = { 'content-type': 'application/json' };
  const answer = await request(`${origin}/api/login`, { method: 'POST', headers, body });
  return answer.status === 200 ? (answer.cookies[0]?.split(';')[0] ?? null) : null;
}

/** @param {string} origin @returns {Promise<number[]>} Ids of open jobs that take applications. */
async function openJobs(origin) {
  const answer = await request(`${origin}/api/proxy/job-search`);
  /** @type {{ items?: { id: number }[], jobs?: { id: number }[] }} */
  const page = JSON.parse(answer.body.toString('utf8'));
  return (page.items ?? page.jobs ?? []).map(({ id }) => id);
}

/** @param {number} jobId @param {string | null} session @param {boolean} long @returns {Bomb[]} */
function buildBombs(jobId, session, long) {
  const resume = {
    path: `/api/jobs/${jobId}/resume`,
    method: 'POST',
    part: 'resume',
    type: 'application/pdf',
    cookie: '',
  };
  const resumes = [
    { name: 'flate.pdf', bytes: flatePdf(), ...resume },
    { name: 'endless.pdf', bytes: endlessPdf(), ...resume },
    ...(long ? [{ name: 'deep.pdf', bytes: deepPdf(), ...resume }] : []),
  ];
  if (session === null) return resumes;
  const picture = { path: '/api/account/picture', method: 'PUT', part: 'picture', type: 'image/png', cookie: session };
  return [
    ...resumes,
    { name: 'huge.png', bytes: hugePng(), ...picture },
    { name: 'text.png', bytes: metadataPng('zTXt'), ...picture },
  ];
}

/**
 * Uploads a unique variant of the bomb: bytes after the end change its hash.
 * @param {string} origin @param {Bomb} bomb
 * @returns {Promise<string | null>} A problem of the response.
 */
async function upload(origin, bomb) {
  const variant = { ...bomb, bytes: Buffer.concat([bomb.bytes, Buffer.from(`\n%${randomUUID()}\n`)]) };
  const { headers, body } = form(variant, bomb.name);
  try {
    const answer = await request(`${origin}${bomb.path}`, {
      method: bomb.method,
      headers: { ...headers, ...(bomb.cookie && { cookie: bomb.cookie }) },
      body,
    });
    const isExpected = answer.status < 500 || answer.status === 503;
    return isExpected ? null : `${bomb.name}: answered ${answer.status}`;
  } catch (error) {
    return `${bomb.name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Latencies of `count` visits in milliseconds. @param {string} origin @param {number} count */
async function visits(origin, count) {
  const times = [];
  for (let visit = 0; visit < count; visit++) {
    const from = performance.now();
    const answer = await visitor(`${origin}/api/proxy/job-search?page=1`);
    if (answer.status !== 200) throw new Error(`A visitor's request failed with ${answer.status}`);
    times.push(performance.now() - from);
    await wait(pauseMs);
  }
  return times;
}

/** A user's ordinary upload. @param {string} origin @param {number} jobId @returns {Promise<string | null>} */
async function ordinaryUpload(origin, jobId) {
  const bytes = await resumePdf(`Candidatura ${randomUUID()}`);
  const { headers, body } = form({ part: 'resume', type: 'application/pdf', bytes }, 'cv.pdf');
  const from = performance.now();
  const answer = await visitor(`${origin}/api/jobs/${jobId}/resume`, { method: 'POST', headers, body });
  const took = Math.round(performance.now() - from);
  if (answer.status >= 300) {
    return `an ordinary resume was refused with ${answer.status}: ${answer.body.toString('utf8', 0, 200)}`;
  }
  return took > uploadWithinMs ? `an ordinary resume took ${took} ms` : null;
}

/** @param {readonly number[]} times */
const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** @param {Target} target @returns {Promise<string[]>} */
async function run({ origin, long, log }) {
  const [jobId] = await openJobs(origin);
  if (jobId === undefined) return ['there is no open job to apply to'];
  const session = await signIn(origin);
  if (session === null) log('no demo account: pictures are not uploaded');
  const bombs = buildBombs(jobId, session, long);
  const count = long ? 200 : 30;
  const before = median(await visits(origin, count));
  const rounds = long ? 5 : 1;
  const problems = [];
  const attackers = { areRunning: true };
  const queue = Array.from({ length: rounds }, () => bombs)
    .flat()
    .values();
  const uploading = Array.from({ length: width }, async () => {
    for (const bomb of queue) problems.push(await upload(origin, bomb));
  });
  const attack = Promise.all(uploading).finally(() => {
    attackers.areRunning = false;
  });
  const during = [];
  const uploads = [];
  do {
    during.push(...(await visits(origin, 10)));
    if (uploads.length < rounds * 2) uploads.push(await ordinaryUpload(origin, jobId));
  } while (attackers.areRunning);
  await attack;
  const after = median(during);
  log(
    `${bombs.length * rounds} bombs, ${width} at a time; a visitor's call: ${before.toFixed(1)} ms before, ${after.toFixed(1)} ms during`,
  );
  const isSlow = after > before * slowdown.factor + slowdown.spareMs;
  if (isSlow) {
    problems.push(`a visitor was served in ${after.toFixed(0)} ms during the bombs, ${before.toFixed(0)} ms before`);
  }
  return [...problems, ...uploads].filter((problem) => problem !== null);
}

/** Uploads files that unpack to gigabytes, while a visitor is served and another user uploads. */
export const decoderBombs = { name: 'decoder-bombs', run };
