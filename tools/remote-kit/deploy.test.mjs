import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { unpackVersion } from 'registry';
import { uploadLimits } from 'shared-contracts';
import { freePort } from '../services/ports.mjs';
import { deploy, flip, printLog, status } from './deploy.mjs';

const version = '1.1.0-bbbbbbbb';
const verdict = { state: 'measuring', views: { canary: 12, control: 14 } };
const live = {
  status: 'stable',
  stable: '1.0.0-aaaaaaaa',
  canary: null,
  off: null,
  problems: [],
  failed: [],
  previous: [],
};
const uploaded = {
  version,
  isNew: true,
  checks: ['2 scripts match their hashes'],
  previewUrl: 'https://site/preview/x',
};

/** @typedef {{ status: number, body: unknown }} Answer */

/** @type {{ method: string, url: string, token: string | undefined, type: string | undefined, body: Buffer }[]} */
let requests = [];
/** @type {Record<string, Answer>} */
let answers = {};
/** @type {import('node:http').Server} */
let server;
let site = '';
let dir = '';
/** @type {string[]} */
let printed = [];

beforeAll(async () => {
  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const respond = async (request, response) => {
    const body = await buffer(request);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, token: headers.authorization, type: headers['content-type'], body });
    const { status: code, body: answer } = answers[`${method} ${url.split('?', 1)[0]}`] ?? {
      status: 404,
      body: 'no route',
    };
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  server = createServer((request, response) => void respond(request, response));
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${port}`;
  dir = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  mkdirSync(path.join(dir, 'fonts'));
  for (const file of ['remote.json', 'app.js', 'fonts/a.woff2']) writeFileSync(path.join(dir, file), file);
});
beforeEach(() => {
  requests = [];
  printed = [];
  answers = {
    'POST /api/remotes/mfe-guides/versions': { status: 200, body: uploaded },
    'GET /api/remotes/mfe-guides': { status: 200, body: { revision: 7, remote: live } },
    'POST /api/remotes/mfe-guides/flips': { status: 200, body: { revision: 8, remote: { ...live, stable: version } } },
  };
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true, force: true });
});

/** @param {string[]} args */
const callWith = (...args) => ({
  id: 'mfe-guides',
  args: ['--site', site, ...args],
  env: { DEPLOY_TOKEN: 'secret' },
  log: (/** @type {string} */ line) => void printed.push(line),
});
/** @param {string[]} args */
const run = (...args) => deploy({ ...callWith(...args), version, dir });
const flips = () => requests.filter(({ url }) => url.endsWith('/flips')).map(({ body }) => JSON.parse(body.toString()));

it('uploads the files with the token, prints checks and preview, and makes the version live', async () => {
  await run('--pull-request', '12');
  expect(requests.map(({ method, url, token }) => [method, url, token])).toEqual([
    ['POST', '/api/remotes/mfe-guides/versions?pullRequest=12', 'Bearer secret'],
    ['GET', '/api/remotes/mfe-guides', 'Bearer secret'],
    ['POST', '/api/remotes/mfe-guides/flips', 'Bearer secret'],
  ]);
  const unpacked = mkdtempSync(path.join(dir, 'unpacked-'));
  const files = await unpackVersion(Readable.from([requests[0]?.body]), unpacked, uploadLimits);
  rmSync(unpacked, { recursive: true });
  expect([requests[0]?.type, files]).toEqual(['application/gzip', ['app.js', 'fonts/a.woff2', 'remote.json']]);
  expect(flips()).toEqual([{ action: 'use', version, why: 'Deployed with remote-kit', revision: 7 }]);
  expect(printed.slice(1)).toEqual([
    '  ok  2 scripts match their hashes',
    'Preview: https://site/preview/x',
    '1.1.0-bbbbbbbb is live, after 1.0.0-aaaaaaaa',
  ]);
});

it('starts a canary, only uploads a preview, and deploys a first version without a stable one', async () => {
  const canary = { version, percent: 10, segment: 'staff', verdict };
  answers['POST /api/remotes/mfe-guides/flips'] = { status: 200, body: { revision: 8, remote: { ...live, canary } } };
  await run('--canary', '10', '--segment', 'staff', '--why', 'Ticket 7');
  expect(flips()).toEqual([{ action: 'canary', version, percent: 10, segment: 'staff', why: 'Ticket 7', revision: 7 }]);
  expect(printed.at(-1)).toBe(
    `canary ${version} for 10 % of the visitors «staff»: measuring, 12 views (control group: 14)`,
  );

  requests = [];
  await run('--preview');
  expect(requests.map(({ url }) => url)).toEqual(['/api/remotes/mfe-guides/versions']);

  answers['GET /api/remotes/mfe-guides'] = { status: 404, body: { error: '', message: '', code: 'remote_not_found' } };
  await run();
  expect(flips()).toEqual([{ action: 'use', version, why: 'Deployed with remote-kit' }]);
});

it('says that a version was deployed before, and changes nothing', async () => {
  answers['POST /api/remotes/mfe-guides/versions'] = { status: 200, body: { ...uploaded, isNew: false } };
  const canary = { version, percent: 10, segment: null, verdict };
  for (const [args, remote] of /** @type {[string[], object][]} */ ([
    [[], { ...live, stable: version }],
    [['--canary', '10'], { ...live, canary }],
  ])) {
    printed = [];
    answers['GET /api/remotes/mfe-guides'] = { status: 200, body: { revision: 7, remote } };
    await run(...args);
    expect(printed[1]).toBe('This version was uploaded before; the site has the same files');
    expect(printed.at(-1)).toMatch(/ already$/);
  }
  expect(flips()).toEqual([]);
});

/** @param {number} code @param {object} body @returns {Answer} */
const refusal = (code, body) => ({ status: code, body: { error: '', message: 'Text of the API.', ...body } });

it.each(
  /** @type {[string, Answer, string][]} */ ([
    ['a wrong token', refusal(401, { code: 'unauthenticated' }), 'does not know the token'],
    ['the token of another remote', refusal(403, { code: 'forbidden' }), 'is of another remote'],
    ['no uploads', refusal(503, { code: 'registry_unavailable' }), 'accepts no uploads'],
    ['too many requests', refusal(429, { code: 'too_many_requests', retryAfterSeconds: 9 }), 'again in 9 s'],
    [
      'failed checks',
      refusal(422, { code: 'version_refused', problems: ['TP-705 mfe-guides, entry: 9.9 KB', 'TP-702 /jobs'] }),
      'The version was refused:\n  TP-705 mfe-guides, entry: 9.9 KB\n  TP-702 /jobs',
    ],
    [
      'a version that was taken back',
      refusal(422, { code: 'version_failed', current: { version, at: '2026-11-27', why: 'Errors' } }),
      `${version} was taken back automatically at 2026-11-27 and is refused since: Errors`,
    ],
    ['another refusal', refusal(413, { code: 'payload_too_large' }), 'Text of the API.'],
    ['another server', { status: 502, body: 'Bad gateway' }, 'is not a site of this product: its API answers 502'],
  ]),
)('explains %s', async (_, answer, message) => {
  answers['POST /api/remotes/mfe-guides/versions'] = answer;
  await expect(run()).rejects.toThrow(message);
  expect(flips()).toEqual([]);
});

it('explains a site that cannot be reached, a version that is not built, and a concurrent change', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  const call = { ...callWith(), version, dir };
  await expect(deploy({ ...call, args: ['--site', closed] })).rejects.toThrow(`${closed} cannot be reached`);
  await expect(deploy({ ...call, dir: '/nowhere' })).rejects.toThrow('is not built: run remote-kit build');
  answers['POST /api/remotes/mfe-guides/flips'] = refusal(409, { code: 'registry_changed' });
  await expect(run()).rejects.toThrow('TP-704');
});

it.each(
  /** @type {[string[], NodeJS.ProcessEnv, string][]} */ ([
    [[], { DEPLOY_TOKEN: 'x' }, '--site https://… is missing'],
    [['--site', 'https://site'], {}, 'Set DEPLOY_TOKEN'],
    [['--site', 'http://example.com'], { DEPLOY_TOKEN: 'x' }, 'unencrypted'],
    [['--site', 'https://site', '--canary', '0'], { DEPLOY_TOKEN: 'x' }, '--canary is a share'],
    [
      ['--site', 'https://site', '--canary', '5', '--segment', 'all'],
      { DEPLOY_TOKEN: 'x' },
      '--segment is one of staff',
    ],
    [['--site', 'https://site', '--canary', '5', '--preview'], { DEPLOY_TOKEN: 'x' }, '--preview uploads only'],
  ]),
)('refuses %j before it sends a request', async (args, env, message) => {
  await expect(deploy({ ...callWith(), args, env, version, dir })).rejects.toMatchObject({
    name: 'UsageError',
    message: expect.stringContaining(message),
  });
  expect(requests).toEqual([]);
});

it('promotes, ends canaries, rolls back with a reason, and prints state and log', async () => {
  await expect(flip('rollback', callWith())).rejects.toMatchObject({ name: 'UsageError' });
  await flip('promote', callWith());
  await flip('abort', callWith('--why', 'Slow'));
  expect(flips().map(({ action, why }) => [action, why])).toEqual([
    ['promote', 'Promoted with remote-kit'],
    ['abort', 'Slow'],
  ]);
  printed = [];
  const failed = [{ version: '1.0.9-c', at: '2026-11-26', why: 'Errors' }];
  const canary = { version, percent: 10, segment: null, verdict };
  answers['GET /api/remotes/mfe-guides'] = { status: 200, body: { revision: 7, remote: { ...live, canary, failed } } };
  await status(callWith());
  expect(printed).toEqual([
    'mfe-guides: stable, 1.0.0-aaaaaaaa',
    `canary ${version} for 10 % of all visitors: measuring, 12 views (control group: 14)`,
    'taken back  1.0.9-c  2026-11-26  Errors',
  ]);
  printed = [];
  const entry = { at: '2026-11-27', by: 'ci', why: null, share: null, from: null, to: version, action: 'use' };
  answers['GET /api/remotes/mfe-guides/log'] = {
    status: 200,
    body: { flips: [{ ...entry, action: 'rollback', why: 'Bad' }, entry] },
  };
  await printLog(callWith());
  expect(printed).toEqual([
    `2026-11-27  use  (none) → ${version}  by ci`,
    `2026-11-27  rollback  (none) → ${version}  by ci: Bad`,
  ]);
});
