import { buildJob } from '../test/build-job.ts';
import { contentOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote } from '../test/site-fixture.ts';

const job = '/jobs/analista-de-dados-12';

let site: RunningSite;
afterEach(stopSites);

async function startWith(source: string) {
  site = await startSite({
    config: { logLevel: 'warn' },
    remotes: [],
    prepare: async (fixture) => fixture.register(await fixture.deploy(buildRemote(), source)),
  });
  site.api.answers.set('/api/proxy/jobs/analista-de-dados-12', { body: buildJob() });
}

const content = async () => contentOf((await site.get(job)).html, 'remote-mfe-jobs');

/** `node:vm` does not isolate code from the process: its functions are created by the outer `Function`. */
const escaping = (body: string) => `
const process = module.constructor.constructor('return process')();
const builtin = (name) => process.getBuiltinModule(name);
const outcome = (attempt) => { try { return String(attempt()); } catch (error) { return error.code; } };
exports.default = { render({ data }) { if (data.length === 0) return null; ${body} } };
`;

const attempts = `
const html = [
  () => builtin('fs').readFileSync('/etc/passwd'),
  () => builtin('fs').readdirSync('/etc'),
  () => builtin('fs').writeFileSync('/tmp/trampolim-written-by-an-entry', ''),
  () => builtin('child_process').spawnSync('id').status,
  () => new (builtin('worker_threads').Worker)('', { eval: true }),
  () => new (builtin('inspector').Session)().connect(),
  () => process.binding('fs'),
].map(outcome).join(' ');
return { html, css: '' };
`;

it('an entry with access to the process cannot open files or start processes and threads', async () => {
  await startWith(escaping(attempts));
  expect(await content()).toBe(Array.from({ length: 7 }, () => 'ERR_ACCESS_DENIED').join(' '));
});

it('the content process has no environment variable except NODE_EXTRA_CA_CERTS', async () => {
  await startWith(escaping(`return { html: Object.keys(process.env).join(' '), css: '' };`));
  expect(['', 'NODE_EXTRA_CA_CERTS']).toContain(await content());
});

it('ignores forged messages of an entry', async () => {
  const messages = [
    null,
    'warm',
    { kind: 'warm' },
    { kind: 'warm', result: { styledVersion: 1, shellRoutes: [7], failed: [null, 'x', {}] } },
    { kind: 'answer', ticket: 'x' },
    { kind: 'answer', ticket: 1e9, took: 1, content: null },
    { kind: 'failure' },
    { kind: 'running', mark: 'x' },
  ];
  const send = messages.map((message) => `process.send(${JSON.stringify(message)});`).join('\n');
  await startWith(escaping(`${send} return { html: '<p>sent</p>', css: '' };`));
  expect(await content()).toBe('<p>sent</p>');
  expect((await site.get('/home')).status).toBe(200);
});

it('truncates the logged output of an entry', async () => {
  await startWith(escaping(`console.log('x'.repeat(5000)); return { html: '<p>printed</p>', css: '' };`));
  await content();
  await until(() => {
    const lines = site.log.map((line) => JSON.parse(line) as { output?: string });
    const outputs = lines.flatMap(({ output }) => output ?? []);
    expect(outputs.map((output) => output.length)).toEqual([2000]);
  });
});
