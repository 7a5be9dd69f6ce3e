import { randomUUID } from 'node:crypto';
import type { Campaign, SendCampaignPayload } from 'shared-contracts';
import { daysAgo } from '../../../../test/factories/index.ts';
import { nextSerial } from '../../../../test/factories/seed.ts';
import { CampaignsApi } from '../test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const newWords = () => ({ subject: `Ofertas ${nextSerial()}`, frequency: 'weekly' as const });

const send = (payload: SendCampaignPayload, key?: string) => tests.call('POST', '/send-campaign', payload, key);

const get = async (id: number): Promise<Campaign> => (await tests.call('GET', `/campaigns/${id}`)).body;

/** What the worker does of it: freezes an audience, sends what there is, and ends it where nothing waits. */
async function workOn(subject: string, states: readonly ('sent' | 'failed' | 'pending')[]): Promise<void> {
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
  it('answers what became of a small campaign, as soon as it is known', async () => {
    const words = newWords();
    const [{ body }] = await Promise.all([send(words), workOn(words.subject, ['sent', 'sent', 'failed'])]);
    expect(body).toEqual({ sent: 2, errors: 1, campaignId: expect.any(Number), status: 'sent', queued: 0 });
    expect(await get(body.campaignId)).toMatchObject({ ...words, scheduledAt: null });
  });

  it('answers with the state so far when the campaign is not finished in time', async () => {
    const words = newWords();
    const [{ body }] = await Promise.all([send(words), workOn(words.subject, ['sent', 'pending', 'pending'])]);
    expect(body).toMatchObject({ sent: 1, errors: 0, status: 'sending', queued: 2 });
  });

  it('makes one campaign of two calls with one key, and answers for it again later', async () => {
    const [words, key] = [newWords(), randomUUID()];
    const both = Promise.all([send(words, key), send(words, key)]);
    await workOn(words.subject, ['sent']);
    const answers = [...(await both), await send(words, key)];
    expect(new Set(answers.map(({ body }) => body.campaignId)).size).toBe(1);
    expect(answers.map(({ status, body }) => [status, body.sent, body.status])).toEqual(
      Array.from({ length: 3 }, () => [200, 1, 'sent']),
    );
  });

  it('begins a draft with the words that are sent, once', async () => {
    const [draft, words, key] = [await tests.saveCampaign(), newWords(), randomUUID()];
    const begin = () => send({ ...words, campaignId: draft }, key);
    const both = Promise.all([begin(), begin()]);
    await workOn(words.subject, ['sent']);
    for (const { body } of await both) expect(body).toMatchObject({ campaignId: draft, sent: 1 });
    expect((await begin()).body).toMatchObject({ campaignId: draft, sent: 1 });
    expect(await get(draft)).toMatchObject({ ...words, status: 'sent' });
  });

  it.each(['sending', 'paused', 'sent', 'canceled'])('changes nothing of one that is %s', async (status) => {
    const id = await tests.saveCampaign({ status, pause_reason: status === 'paused' ? 'admin' : null });
    const before = await get(id);
    const answer = await send({ ...newWords(), campaignId: id });
    expect([answer.status, answer.body.code]).toEqual([409, 'campaign_not_changeable']);
    expect(await get(id)).toEqual(before);
  });

  it('does not know a campaign that nobody made', async () => {
    const { status, body } = await send({ ...newWords(), campaignId: 999_999 });
    expect([status, body.code]).toEqual([404, 'campaign_not_found']);
  });
});

describe('for later', () => {
  it('is scheduled, and answers at once', async () => {
    const scheduledAt = daysAgo(-2).toISOString();
    const { body } = await send({ ...newWords(), scheduledAt });
    expect(body).toMatchObject({ status: 'scheduled', sent: 0, queued: 0 });
    expect(await get(body.campaignId)).toMatchObject({ status: 'scheduled', scheduledAt });
  });

  it('moves to another moment', async () => {
    const id = await tests.saveCampaign({ status: 'scheduled', scheduled_at: daysAgo(-1) });
    const scheduledAt = daysAgo(-3).toISOString();
    const { body } = await send({ ...newWords(), campaignId: id, scheduledAt });
    expect([body.status, (await get(id)).scheduledAt]).toEqual(['scheduled', scheduledAt]);
  });

  it('does not take a moment that has passed', async () => {
    const { status, body } = await send({ ...newWords(), scheduledAt: daysAgo(1).toISOString() });
    expect([status, body.fields]).toEqual([400, { scheduledAt: 'validation.momentToCome' }]);
  });

  it('takes a moment within a year, and none beyond it', async () => {
    const at = (days: number) => send({ ...newWords(), scheduledAt: daysAgo(-days).toISOString() });
    expect((await at(365)).status).toBe(200);
    const { status, body } = await at(367);
    expect([status, body.fields]).toEqual([400, { scheduledAt: 'validation.momentTooFar' }]);
  });

  it.each(['99999-01-01T09:00:00Z', '+099999-01-01T09:00:00Z', '2199-12-31T09:00:00Z', '0001-01-01T09:00:00Z'])(
    'refuses %s',
    async (scheduledAt) => {
      expect((await send({ ...newWords(), scheduledAt })).status).toBe(400);
    },
  );
});

describe('the same words again', () => {
  const scheduledAt = daysAgo(-1).toISOString();

  it('are asked about, also where two admins come at once', async () => {
    const words = { ...newWords(), scheduledAt };
    const answers = await Promise.all([send(words, randomUUID()), send(words, randomUUID())]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(answers.map(({ body }) => body.code)).toContain('campaign_repeated');
  });

  it('go where that is meant, to the other frequency, or from another campaign as before', async () => {
    const words = { ...newWords(), scheduledAt };
    const { body } = await send(words);
    expect((await send({ ...words, isRepeat: true })).status).toBe(200);
    expect((await send({ ...words, frequency: 'monthly' })).status).toBe(200);
    const own = await send({ ...words, frequency: 'monthly', campaignId: body.campaignId });
    expect([own.status, own.body.code]).toEqual([409, 'campaign_repeated']);
  });

  it.each([
    ['begun nine minutes ago', 9, 409],
    ['begun eleven minutes ago', 11, 200],
  ])('are compared with one that was %s', async (_what, minutes, expected) => {
    const words = newWords();
    await tests.saveCampaign({ ...words, status: 'sent', started_at: daysAgo(minutes / 1440) });
    expect((await send({ ...words, scheduledAt })).status).toBe(expected);
  });

  it('are not compared with drafts', async () => {
    const words = newWords();
    await tests.saveCampaign(words);
    expect((await send({ ...words, scheduledAt })).status).toBe(200);
  });
});
