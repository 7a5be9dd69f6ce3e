import { brand } from 'shared-contracts';
import { FakeApi } from '../test/fake-api.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildSmallRemote } from '../test/site-fixture.ts';

let site: RunningSite;
const other = new FakeApi();
afterEach(async () => {
  await stopSites();
  await other.stop();
});

it('serves the files of a remote from its origin', async () => {
  const origin = await other.start();
  const file = '/remotes/mfe-small/1.0.0-aaaaaaaa/remoteEntry.js';
  other.answers.set(file, { body: 'entry', headers: { 'cache-control': 'public, max-age=1' } });
  site = await startSite({
    remotes: [buildSmallRemote('mfe-small', '/small')],
    config: { remoteOrigins: new Map([['mfe-small', origin]]) },
  });
  const answer = await site.app.inject({ url: file });
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    200,
    '"entry"',
    'public, max-age=1',
  ]);
  const { headers } = await site.get('/small');
  expect(headers['content-security-policy']).toContain(`connect-src 'self' ${brand.nativeBackendUrl} ${origin};`);
});
