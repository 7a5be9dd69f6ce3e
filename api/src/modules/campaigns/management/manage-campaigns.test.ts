import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campaign } from 'shared-contracts';
import { eventually } from '../../../../test/eventually.ts';
import { daysAgo, saveSignedIn } from '../../../../test/factories/index.ts';
import { ScheduleRepository } from '../schedule/schedule.repository.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const payload = { subject: 'As suas ofertas', frequency: 'weekly' };

describe('campaigns', () => {
  it('are restricted to admins', async () => {
    const { cookies } = await saveSignedIn(tests.database);
    const url = '/api/newsletter-automation/campaigns';
    const answers = [await tests.api.inject({ url }), await tests.api.inject({ url, cookies })];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
    ]);
  });

  it('start as drafts named by their subject, and are listed newest first', async () => {
    const first = await tests.call('POST', '/campaigns', payload);
    expect(first.body).toMatchObject({
      ...payload,
      name: payload.subject,
      content: '',
      status: 'draft',
      isMeasured: true,
    });
    expect(first.body).toMatchObject({ isAutomatic: false, isMissed: false, pauseReason: null, sentCount: 0 });
    const named = { ...payload, name: 'Semana 12', content: 'Olá.', isMeasured: false };
    const second = await tests.call('POST', '/campaigns', named);
    expect(second.body).toMatchObject(named);
    const { body } = await tests.call('GET', '/campaigns');
    expect(body.slice(0, 2)).toEqual([second.body, first.body]);
  });

  it('are audited on creation and start', async () => {
    const { id } = (await tests.call('POST', '/campaigns', payload)).body as Campaign;
    const scheduledAt = daysAgo(-1).toISOString();
    await tests.call('POST', '/send-campaign', { ...payload, campaignId: id, scheduledAt, isRepeat: true });
    await tests.call('PUT', `/campaigns/${id}/status`, { status: 'sending' });
    const event = { actor_id: tests.admin.id, target: `id=${id}`, status_code: 200 };
    const audited = () =>
      tests.database.query(
        'select actor_id, what, target, status_code from audit_events where target = $1 order by at',
        [event.target],
      );
    await eventually(async () =>
      expect(await audited()).toEqual([
        { ...event, what: 'createCampaign' },
        { ...event, what: 'sendCampaign' },
        { ...event, what: 'changeCampaignStatus' },
      ]),
    );
  });

  it('are created once per key, also by concurrent calls', async () => {
    const key = randomUUID();
    const make = () => tests.call('POST', '/campaigns', payload, key);
    const made = [...(await Promise.all([make(), make(), make()])), await make()];
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('require a subject that is not blank, and a frequency', async () => {
    const { status, body } = await tests.call('POST', '/campaigns', { subject: '  ' });
    expect([status, body.fields]).toEqual([
      400,
      { subject: 'validation.campaignSubject', frequency: 'validation.frequency' },
    ]);
  });

  it('include recipients by state, and human opens and clicks', async () => {
    const id = await tests.saveCampaign({ status: 'sending', started_at: new Date() });
    for (const state of ['sent', 'sent', 'pending', 'sending', 'skipped', 'uncertain'] as const) {
      await tests.saveRecipient(id, state);
    }
    tests.figures.figures.set(id, { opens: 2, clicks: 1, machineOpens: 5, machineClicks: 4 });
    const { body } = await tests.call('GET', `/campaigns/${id}`);
    expect(body).toMatchObject({ sentCount: 2, openCount: 2, clickCount: 1 });
    const none = { suppressed: 0, failed: 0, canceled: 0 };
    const some = { audience: 6, pending: 1, sending: 1, sent: 2, skipped: 1, uncertain: 1 };
    expect(body.counts).toEqual({ ...some, ...none });
  });

  it('are missed after six hours, and are not started', async () => {
    const [late, missed] = [daysAgo(5.9 / 24), daysAgo(6.1 / 24)];
    const save = (scheduled_at: Date) => tests.saveCampaign({ status: 'scheduled', scheduled_at });
    const ids = await Promise.all([late, missed].map(save));
    const campaigns = async () =>
      (await Promise.all(ids.map((id) => tests.call('GET', `/campaigns/${id}`)))).map(({ body }) => body as Campaign);
    expect((await campaigns()).map(({ isMissed }) => isMissed)).toEqual([false, true]);
    await tests.api.app.get(ScheduleRepository, { strict: false }).startDue(new Date());
    expect((await campaigns()).map(({ status }) => status)).toEqual(['sending', 'scheduled']);
  });
});

describe('an unknown campaign', () => {
  it.each(['0', '999999', '99999999999', 'x', '-1'])('returns 404: %s', async (id) => {
    const answers = [
      await tests.call('GET', `/campaigns/${id}`),
      await tests.call('PUT', `/campaigns/${id}`, payload),
      await tests.call('DELETE', `/campaigns/${id}`),
      await tests.call('PUT', `/campaigns/${id}/status`, { status: 'paused' }),
      await tests.call('GET', `/campaigns/${id}/progress`),
      await tests.call('GET', `/campaigns/${id}/recipients`),
      await tests.call('PUT', `/campaigns/${id}/recipients`, { state: 'sent' }),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['404 campaign_not_found']),
    );
  });
});

describe('the content of a campaign', () => {
  it.each(['draft', 'scheduled'])('can be changed while it is %s', async (status) => {
    const id = await tests.saveCampaign({ status, scheduled_at: daysAgo(-1) });
    const changed = { subject: 'Outro assunto', frequency: 'monthly', content: 'Olá.' };
    const { body } = await tests.call('PUT', `/campaigns/${id}`, changed);
    expect(body).toMatchObject({ ...changed, id, name: changed.subject, status });
    expect(new Date(body.updatedAt).getTime()).toBeGreaterThan(new Date(body.createdAt).getTime());
  });

  it.each(['sending', 'sent', 'canceled', 'failed'])('cannot be changed while it is %s', async (status) => {
    const id = await tests.saveCampaign({ status });
    const before = (await tests.call('GET', `/campaigns/${id}`)).body;
    const { status: code, body } = await tests.call('PUT', `/campaigns/${id}`, payload);
    expect([code, body.code]).toEqual([409, 'campaign_not_changeable']);
    expect((await tests.call('GET', `/campaigns/${id}`)).body).toEqual(before);
  });
});

describe('deleting', () => {
  it('removes a draft', async () => {
    const id = await tests.saveCampaign();
    expect((await tests.call('DELETE', `/campaigns/${id}`)).body).toEqual({ id });
    expect((await tests.call('GET', `/campaigns/${id}`)).status).toBe(404);
  });

  it.each(['scheduled', 'sending', 'sent'])('is rejected for a campaign that is %s', async (status) => {
    const id = await tests.saveCampaign({ status, scheduled_at: daysAgo(-1) });
    const { status: code, body } = await tests.call('DELETE', `/campaigns/${id}`);
    expect([code, body.code]).toEqual([409, 'campaign_not_changeable']);
    expect((await tests.call('GET', `/campaigns/${id}`)).status).toBe(200);
  });
});

describe('the status of a campaign', () => {
  const changeTo = (id: number, status: string) => tests.call('PUT', `/campaigns/${id}/status`, { status });

  it('is paused and resumed by an admin', async () => {
    const id = await tests.saveCampaign({ status: 'sending' });
    expect((await changeTo(id, 'paused')).body).toMatchObject({ status: 'paused', pauseReason: 'admin' });
    expect((await changeTo(id, 'sending')).body).toMatchObject({ status: 'sending', pauseReason: null });
  });

  it('starts a scheduled campaign, and a missed one', async () => {
    const scheduled = await tests.saveCampaign({ status: 'scheduled', scheduled_at: daysAgo(-1) });
    const missed = await tests.saveCampaign({ status: 'scheduled', scheduled_at: daysAgo(2) });
    expect((await changeTo(scheduled, 'sending')).body).toMatchObject({ status: 'sending' });
    expect((await changeTo(missed, 'sending')).body).toMatchObject({ status: 'sending', isMissed: false });
  });

  it('does not change if it is set again', async () => {
    const id = await tests.saveCampaign({ status: 'paused', pause_reason: 'refusals' });
    const { status, body } = await changeTo(id, 'paused');
    expect([status, body.status, body.pauseReason]).toEqual([200, 'paused', 'refusals']);
  });

  it.each([
    ['draft', 'sending'],
    ['draft', 'paused'],
    ['draft', 'canceled'],
    ['scheduled', 'paused'],
    ['sent', 'sending'],
    ['sent', 'canceled'],
    ['canceled', 'sending'],
    ['failed', 'sending'],
  ])('cannot change from %s to %s', async (from, to) => {
    const id = await tests.saveCampaign({ status: from, scheduled_at: daysAgo(-1) });
    const { status, body } = await changeTo(id, to);
    expect([status, body.code]).toEqual([409, 'campaign_not_changeable']);
    expect((await tests.call('GET', `/campaigns/${id}`)).body.status).toBe(from);
  });

  it.each(['sent', 'draft', 'failed', 'x'])('cannot be set to %s', async (status) => {
    const id = await tests.saveCampaign({ status: 'sending' });
    expect((await changeTo(id, status)).status).toBe(400);
  });

  it.each(['scheduled', 'sending', 'paused'])('is canceled from %s, with its pending recipients', async (status) => {
    const pause_reason = status === 'paused' ? 'transport' : null;
    const id = await tests.saveCampaign({ status, pause_reason, scheduled_at: daysAgo(-1) });
    for (const state of ['pending', 'pending', 'sending', 'sent', 'failed'] as const) {
      await tests.saveRecipient(id, state);
    }
    const { body } = await changeTo(id, 'canceled');
    expect(body).toMatchObject({ status: 'canceled', pauseReason: null });
    expect(await tests.statesOf(id)).toEqual(['canceled', 'canceled', 'failed', 'sending', 'sent']);
  });

  it('is rolled back if canceling the recipients fails', async () => {
    const id = await tests.saveCampaign({ status: 'sending' });
    await tests.saveRecipient(id, 'pending');
    await tests.database.query(
      `alter table campaign_recipients add constraint broken check (state <> 'canceled') not valid`,
    );
    const { status } = await changeTo(id, 'canceled');
    await tests.database.query('alter table campaign_recipients drop constraint broken');
    expect([status, await tests.statesOf(id)]).toEqual([500, ['pending']]);
    expect((await tests.call('GET', `/campaigns/${id}`)).body.status).toBe('sending');
  });

  it.each(['paused', 'canceled'])('is %s after the transactions that mark mails as sending', async (status) => {
    const id = await tests.saveCampaign({ status: 'sending' });
    const sender = tests.database.createQueryRunner();
    await sender.startTransaction();
    await sender.query('select from campaigns where id = $1 for share', [id]);
    let isAnswered = false;
    const answer = changeTo(id, status).finally(() => (isAnswered = true));
    await wait(200);
    expect(isAnswered).toBe(false);
    await sender.commitTransaction();
    await sender.release();
    expect((await answer).body.status).toBe(status);
  });

  it('is set by one of two concurrent changes', async () => {
    const id = await tests.saveCampaign({ status: 'sending' });
    const answers = await Promise.all([changeTo(id, 'canceled'), changeTo(id, 'paused')]);
    const { body } = await tests.call('GET', `/campaigns/${id}`);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(body.status).toBe('canceled');
  });
});
