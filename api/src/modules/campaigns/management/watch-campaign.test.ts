import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Draining } from 'server-kit';
import type { Campaign } from 'shared-contracts';
import { eventually } from '../../../../test/eventually.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';
import { CampaignTimes } from './campaign-progress.service.ts';

let tests: CampaignsApi;
let port: number;
beforeAll(async () => {
  tests = await CampaignsApi.start();
  await tests.api.app.listen(0, '127.0.0.1');
  port = Number(new URL(await tests.api.app.getUrl()).port);
});
afterAll(() => tests.api.close());

/** An event stream. */
async function watch(id: number): Promise<{ answer: IncomingMessage; written: () => string; close: () => void }> {
  const headers = { cookie: `sid=${tests.cookies['sid']}`, 'accept-encoding': 'br, gzip' };
  const call = request({
    host: '127.0.0.1',
    port,
    path: `/api/newsletter-automation/campaigns/${id}/progress`,
    headers,
  });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  answer.on('error', () => {});
  return { answer, written: () => text, close: () => call.destroy() };
}

const eventsIn = (text: string): Campaign[] =>
  [...text.matchAll(/^event: campaign\ndata: (.*)\n\n/gm)].map(([, data]) => JSON.parse(data!) as Campaign);

it('sends the state of the campaign immediately and after each change, and ends with the campaign', async () => {
  const id = await tests.saveCampaign({ status: 'sending' });
  const { answer, written } = await watch(id);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  await eventually(() => expect(eventsIn(written())).toHaveLength(1));
  await tests.saveRecipient(id, 'sent');
  await eventually(() => expect(eventsIn(written()).map(({ sentCount }) => sentCount)).toEqual([0, 1]));
  await tests.database.query(`update campaigns set status = 'sent' where id = $1`, [id]);
  await once(answer, 'end');
  expect(eventsIn(written()).map(({ status }) => status)).toEqual(['sending', 'sending', 'sent']);
});

it('sends at most two events per second', async () => {
  const id = await tests.saveCampaign({ status: 'sending' });
  const { written, close } = await watch(id);
  for (let mail = 0; mail < 20; mail++) {
    await tests.saveRecipient(id, 'sent');
    await wait(60);
  }
  close();
  expect(eventsIn(written()).length).toBeLessThanOrEqual(4);
});

it('ends immediately for an ended campaign', async () => {
  const { answer, written } = await watch(await tests.saveCampaign({ status: 'canceled' }));
  await once(answer, 'end');
  expect(eventsIn(written())).toHaveLength(1);
});

describe('without changes', () => {
  const change = (times: Partial<CampaignTimes>) =>
    Object.assign(tests.api.app.get(CampaignTimes, { strict: false }), times);
  afterEach(() => change(new CampaignTimes()));

  it('sends keep-alive comments, and ends after the maximum duration', async () => {
    change({ poll: 50, keepAliveMs: 100, stream: 600 });
    const { answer, written } = await watch(await tests.saveCampaign({ status: 'paused', pause_reason: 'admin' }));
    await once(answer, 'end');
    expect(eventsIn(written())).toHaveLength(1);
    expect(written().match(/^:$/gm)!.length).toBeGreaterThan(2);
  });

  it('polls once for many clients', async () => {
    change({ poll: 100 });
    const id = await tests.saveCampaign({ status: 'sending' });
    const watchers = await Promise.all(Array.from({ length: 12 }, () => watch(id)));
    const figureReads = jest.spyOn(tests.figures, 'of');
    await wait(1000);
    const taken = figureReads.mock.calls.length;
    figureReads.mockRestore();
    for (const { close } of watchers) close();
    // At most two per period; separate polling would take nine or ten for each of the twelve clients.
    expect(taken).toBeGreaterThan(2);
    expect(taken).toBeLessThanOrEqual(22);
  });

  it('stops polling when the clients have disconnected', async () => {
    change({ poll: 50 });
    const id = await tests.saveCampaign({ status: 'sending' });
    const { written, close } = await watch(id);
    await eventually(() => expect(eventsIn(written())).toHaveLength(1));
    const figureReads = jest.spyOn(tests.figures, 'of');
    close();
    await wait(200);
    figureReads.mockClear();
    await wait(200);
    expect(figureReads).not.toHaveBeenCalled();
    figureReads.mockRestore();
  });
});

// Must be the last test: draining cannot be reverted.
it('ends on shutdown', async () => {
  const { answer, written } = await watch(await tests.saveCampaign({ status: 'sending' }));
  await eventually(() => expect(eventsIn(written())).toHaveLength(1));
  tests.api.app.get(Draining).begin();
  await once(answer, 'end');
});
