import { randomUUID } from 'node:crypto';
import type { Campaign, SendCampaignPayload } from 'shared-contracts';
import { daysAgo } from '../../../../test/factories/index.ts';
import { nextSerial } from '../../../../test/factories/seed.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const newPayload = () => ({ subject: `Ofertas ${nextSerial()}`, frequency: 'weekly' as const });

const send = (payload: SendCampaignPayload, key?: string) => tests.call('POST', '/send-campaign', payload, key);

const get = async (id: number): Promise<Campaign> => (await tests.call('GET', `/campaigns/${id}`)).body;

/** Simulates the worker: creates the recipients in the given states, and ends the campaign if none is pending. */
async function simulateWorker(subject: string, states: readonly ('sent' | 'failed' | 'pending')[]): Promise<void> {
  for (;;) {
    const [row] = await tests.database.query<{ id: number }[]>('select id from campaigns where subject = $1', [
      subject,
    ]);
    if (row === undefined) continue;
    for (const state of states) await tests.saveRecipient(row.id, state);
    const status = states.includes('pending') ? 'sending' : 'sent';
    await tests.database.query('update campaigns set started_at = now(), status = $2 where id = $1', [row.id, status]);
    return;
  }
}

describe('sending', () => {
  it('returns the results of a small campaign as soon as it has ended', async () => {
    const payload = newPayload();
    const [{ body }] = await Promise.all([send(payload), simulateWorker(payload.subject, ['sent', 'sent', 'failed'])]);
    expect(body).toEqual({ sent: 2, errors: 1, campaignId: expect.any(Number), status: 'sent', queued: 0 });
    expect(await get(body.campaignId)).toMatchObject({ ...payload, scheduledAt: null });
  });

  it('returns the current state if the campaign does not end in time', async () => {
    const payload = newPayload();
    const [{ body }] = await Promise.all([
      send(payload),
      simulateWorker(payload.subject, ['sent', 'pending', 'pending']),
    ]);
    expect(body).toMatchObject({ sent: 1, errors: 0, status: 'sending', queued: 2 });
  });

  it('creates one campaign for two calls with the same key, and returns it again later', async () => {
    const [payload, key] = [newPayload(), randomUUID()];
    const both = Promise.all([send(payload, key), send(payload, key)]);
    await simulateWorker(payload.subject, ['sent']);
    const answers = [...(await both), await send(payload, key)];
    expect(new Set(answers.map(({ body }) => body.campaignId)).size).toBe(1);
    expect(answers.map(({ status, body }) => [status, body.sent, body.status])).toEqual(
      Array.from({ length: 3 }, () => [200, 1, 'sent']),
    );
  });

  it('starts a draft with the submitted content, once', async () => {
    const [draft, payload, key] = [await tests.saveCampaign(), newPayload(), randomUUID()];
    const begin = () => send({ ...payload, campaignId: draft }, key);
    const both = Promise.all([begin(), begin()]);
    await simulateWorker(payload.subject, ['sent']);
    for (const { body } of await both) expect(body).toMatchObject({ campaignId: draft, sent: 1 });
    expect((await begin()).body).toMatchObject({ campaignId: draft, sent: 1 });
    expect(await get(draft)).toMatchObject({ ...payload, status: 'sent' });
  });

  it.each(['sending', 'paused', 'sent', 'canceled'])('is rejected for a campaign that is %s', async (status) => {
    const id = await tests.saveCampaign({ status, pause_reason: status === 'paused' ? 'admin' : null });
    const before = await get(id);
    const answer = await send({ ...newPayload(), campaignId: id });
    expect([answer.status, answer.body.code]).toEqual([409, 'campaign_not_changeable']);
    expect(await get(id)).toEqual(before);
  });

  it('returns 404 for an unknown campaign', async () => {
    const { status, body } = await send({ ...newPayload(), campaignId: 999_999 });
    expect([status, body.code]).toEqual([404, 'campaign_not_found']);
  });
});

describe('scheduling', () => {
  it('schedules the campaign, and responds immediately', async () => {
    const scheduledAt = daysAgo(-2).toISOString();
    const { body } = await send({ ...newPayload(), scheduledAt });
    expect(body).toMatchObject({ status: 'scheduled', sent: 0, queued: 0 });
    expect(await get(body.campaignId)).toMatchObject({ status: 'scheduled', scheduledAt });
  });

  it('changes the scheduled time', async () => {
    const id = await tests.saveCampaign({ status: 'scheduled', scheduled_at: daysAgo(-1) });
    const scheduledAt = daysAgo(-3).toISOString();
    const { body } = await send({ ...newPayload(), campaignId: id, scheduledAt });
    expect([body.status, (await get(id)).scheduledAt]).toEqual(['scheduled', scheduledAt]);
  });

  it('rejects a time in the past', async () => {
    const { status, body } = await send({ ...newPayload(), scheduledAt: daysAgo(1).toISOString() });
    expect([status, body.fields]).toEqual([400, { scheduledAt: 'validation.momentToCome' }]);
  });

  it('accepts a time within a year, and rejects later ones', async () => {
    const at = (days: number) => send({ ...newPayload(), scheduledAt: daysAgo(-days).toISOString() });
    expect((await at(365)).status).toBe(200);
    const { status, body } = await at(367);
    expect([status, body.fields]).toEqual([400, { scheduledAt: 'validation.momentTooFar' }]);
  });

  it.each(['99999-01-01T09:00:00Z', '+099999-01-01T09:00:00Z', '2199-12-31T09:00:00Z', '0001-01-01T09:00:00Z'])(
    'rejects %s',
    async (scheduledAt) => {
      expect((await send({ ...newPayload(), scheduledAt })).status).toBe(400);
    },
  );
});

describe('a repeated campaign', () => {
  const scheduledAt = daysAgo(-1).toISOString();

  it('requires confirmation, also for concurrent calls of two admins', async () => {
    const payload = { ...newPayload(), scheduledAt };
    const answers = await Promise.all([send(payload, randomUUID()), send(payload, randomUUID())]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(answers.map(({ body }) => body.code)).toContain('campaign_repeated');
  });

  it('is started with confirmation, for the other frequency, or from the same draft', async () => {
    const payload = { ...newPayload(), scheduledAt };
    const { body } = await send(payload);
    expect((await send({ ...payload, isRepeat: true })).status).toBe(200);
    expect((await send({ ...payload, frequency: 'monthly' })).status).toBe(200);
    const own = await send({ ...payload, frequency: 'monthly', campaignId: body.campaignId });
    expect([own.status, own.body.code]).toEqual([409, 'campaign_repeated']);
  });

  it.each([
    ['started nine minutes ago', 9, 409],
    ['started eleven minutes ago', 11, 200],
  ])('is compared with one that was %s', async (_what, minutes, expected) => {
    const payload = newPayload();
    await tests.saveCampaign({ ...payload, status: 'sent', started_at: daysAgo(minutes / 1440) });
    expect((await send({ ...payload, scheduledAt })).status).toBe(expected);
  });

  it('is not compared with drafts', async () => {
    const payload = newPayload();
    await tests.saveCampaign(payload);
    expect((await send({ ...payload, scheduledAt })).status).toBe(200);
  });
});
