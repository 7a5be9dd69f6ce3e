import type { FastifyBaseLogger } from 'fastify';
import { registryOf } from 'registry';
import { SiteMetrics } from '../operations/site-metrics.ts';
import { readShellBuild } from '../registry/shell-manifest.ts';
import { compileProgram } from '../test/compile-program.ts';
import { buildRemote, buildSmallRemote, SiteFixture } from '../test/site-fixture.ts';
import { timingsFor } from '../timings.ts';
import { Site } from './site.ts';

let fixture: SiteFixture;
let site: Site;
const error = jest.fn();
const log = { error, info: () => {}, warn: () => {} } as unknown as FastifyBaseLogger;

beforeEach(async () => {
  error.mockClear();
  fixture = await SiteFixture.create();
  await fixture.register(buildSmallRemote('mfe-small', '/small'));
  const config = fixture.config('http://127.0.0.1:1');
  const shell = await readShellBuild(config.shellDir);
  // The registry is only checked when a test calls it.
  const timings = { ...timingsFor(1), registryCheck: 2_000_000 };
  site = new Site({
    config,
    shell,
    timings,
    log,
    programFile: await compileProgram(),
    metrics: new SiteMetrics(),
    onLive: () => {},
  });
  await site.start();
});
afterEach(async () => {
  site.close();
  await fixture.remove();
});

const live = () => site.current().remotes.map(({ id }) => id);

it('retains the last valid registry while the file is invalid, and logs the error once', async () => {
  await fixture.write('registry.json', '{ "contract": 1, "remo');
  await site.check();
  await fixture.write('registry.json', '{ "contract": 1, "remo');
  await site.check();
  expect(live()).toEqual(['mfe-small']);
  expect(error).toHaveBeenCalledTimes(1);
  await fixture.register(buildSmallRemote('mfe-other', '/other'));
  await site.check();
  expect(live()).toEqual(['mfe-other']);
});

it('logs why it rejects a remote', async () => {
  await fixture.register(buildRemote({ platform: '^2.0.0' }));
  await site.check();
  expect(live()).toEqual([]);
  const reason = 'it was written for platform ^2.0.0, the shell provides 1.2.0';
  const refusal = { remote: 'mfe-jobs', version: '1.0.0-aaaaaaaa', reason, serves: null };
  expect(error).toHaveBeenCalledWith(refusal, 'remote refused');
});

it('does not read an unchanged file again', async () => {
  const before = site.current();
  await site.check();
  expect(site.current()).toBe(before);
});

it('refuses a remote that takes a page of the shell', async () => {
  await fixture.register(buildSmallRemote('mfe-home', '/home'), buildSmallRemote('mfe-small', '/small'));
  await site.check();
  expect(live()).toEqual(['mfe-small']);
  expect(site.current().findOwner('/home')?.owner).toMatchObject({ kind: 'shell' });
});

describe('a version that is refused', () => {
  const refused = buildRemote({ version: '3.0.0-c', platform: '^2.0.0' });
  const served = () => site.current().remotes.map(({ version, why }) => [version, why]);

  it('is replaced by the version that was live before', async () => {
    await fixture.register(buildRemote({ version: '2.0.0-b' }));
    await site.check();
    await fixture.register(refused);
    await site.check();
    expect(served()).toEqual([['2.0.0-b', 'last-good']]);
    expect(site.current().findOwner('/jobs')?.owner).toMatchObject({ kind: 'remote' });
    await fixture.register(buildRemote({ version: '4.0.0-d' }));
    await site.check();
    expect(served()).toEqual([['4.0.0-d', 'stable']]);
  });

  it('is replaced by the newest earlier version on disk after a restart', async () => {
    for (const version of ['1.0.0-a', '2.0.0-b']) await fixture.deploy(buildRemote({ version }));
    const [entry] = registryOf([refused]).remotes;
    await fixture.registerEntries({ ...entry, previous: ['1.0.0-a', '2.0.0-b', '2.1.0-deleted'] });
    await site.check();
    expect(served()).toEqual([['2.0.0-b', 'last-good']]);
  });
});
