import type { CampaignRecipientPage } from 'shared-contracts';
import { daysAgo } from '../../../../test/factories/index.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const list = async (id: number, query = ''): Promise<CampaignRecipientPage> =>
  (await tests.call('GET', `/campaigns/${id}/recipients${query}`)).body;

describe('recipients of a campaign', () => {
  it('are listed by most recent change, for one state or all', async () => {
    const id = await tests.saveCampaign({ status: 'sent' });
    const { id: subscriber_id, email } = await tests.saveSubscriber();
    const failed = { subscriber_id, error: '550 unknown', attempts: 2, updated_at: daysAgo(1) };
    const failedId = await tests.saveRecipient(id, 'failed', failed);
    const erasedId = await tests.saveRecipient(id, 'sent');
    await tests.saveRecipient(await tests.saveCampaign(), 'sent');
    const all = await list(id);
    expect(all).toMatchObject({ page: 1, pageSize: 50, totalPages: 1, total: 2 });
    expect(all.items.map((one) => [one.id, one.email])).toEqual([
      [erasedId, null],
      [failedId, email],
    ]);
    expect((await list(id, '?state=failed')).items).toEqual([
      {
        id: failedId,
        email,
        state: 'failed',
        error: '550 unknown',
        failure: 'refused',
        attempts: 2,
        updatedAt: failed.updated_at.toISOString(),
      },
    ]);
    expect(await list(id, '?state=')).toEqual(all);
  });

  it.each(['nothing', 'SENT', '%27'])('are empty for the unknown state %s', async (state) => {
    const id = await tests.saveCampaign();
    await tests.saveRecipient(id, 'sent');
    expect(await list(id, `?state=${state}`)).toMatchObject({ items: [], total: 0, totalPages: 1 });
  });

  it('are paginated; a page beyond the end returns the last page', async () => {
    const id = await tests.saveCampaign();
    await tests.database.query(
      `insert into campaign_recipients (campaign_id, state) select $1, 'pending' from generate_series(1, 51)`,
      [id],
    );
    const [first, last, beyond] = [await list(id), await list(id, '?page=2'), await list(id, '?page=99')];
    expect([first.items.length, last.items.length, last.page, last.total]).toEqual([50, 1, 2, 51]);
    expect(beyond).toEqual(last);
    expect(new Set([...first.items, ...last.items].map((one) => one.id)).size).toBe(51);
  });
});

describe('settling uncertain recipients', () => {
  const settle = (id: number, payload: object) => tests.call('PUT', `/campaigns/${id}/recipients`, payload);

  const subscriber = async (id: string) =>
    (
      await tests.database.query<object[]>(
        'select mailed_jobs, total_emails_sent, last_email_sent from subscribers where id = $1',
        [id],
      )
    )[0];

  it('marks them as sent, and does not mail their jobs again', async () => {
    const id = await tests.saveCampaign({ status: 'sent' });
    const { id: subscriber_id } = await tests.saveSubscriber();
    const leaving_at = daysAgo(1);
    const sure = await tests.saveRecipient(id, 'uncertain', {
      subscriber_id,
      leaving_at,
      jobs: '{5,6}',
      error: 'closed',
    });
    const other = await tests.saveRecipient(id, 'uncertain');
    const { body } = await settle(id, { ids: [sure], state: 'sent' });
    expect(body.counts).toMatchObject({ sent: 1, uncertain: 1 });
    expect(body.status).toBe('sent');
    expect(await subscriber(subscriber_id)).toEqual({
      mailed_jobs: [5, 6],
      total_emails_sent: 1,
      last_email_sent: leaving_at,
    });
    expect((await list(id, '?state=sent')).items).toMatchObject([{ id: sure, error: null }]);
    expect((await list(id, '?state=uncertain')).items).toMatchObject([{ id: other }]);
  });

  it('settles each once, and no other recipient', async () => {
    const id = await tests.saveCampaign({ status: 'sent' });
    const { id: subscriber_id } = await tests.saveSubscriber();
    const mine = await tests.saveRecipient(id, 'uncertain', { subscriber_id });
    const failed = await tests.saveRecipient(id, 'failed');
    const elsewhere = await tests.saveCampaign({ status: 'sent' });
    const foreign = await tests.saveRecipient(elsewhere, 'uncertain');
    const ids = [mine, failed, foreign];
    await Promise.all([settle(id, { ids, state: 'sent' }), settle(id, { ids, state: 'sent' })]);
    expect(await subscriber(subscriber_id)).toMatchObject({ total_emails_sent: 1 });
    expect([await tests.statesOf(id), await tests.statesOf(elsewhere)]).toEqual([['failed', 'sent'], ['uncertain']]);
  });

  it.each(['sent', 'pending'])('as %s is rejected for an outdated version of the campaign', async (state) => {
    const id = await tests.saveCampaign({ status: 'sending' });
    await tests.saveRecipient(id, 'uncertain');
    const { version } = (await tests.call('GET', `/campaigns/${id}`)).body;
    await tests.database.query(`update campaigns set status = 'sent' where id = $1`, [id]);
    const refused = await settle(id, { state, version });
    const current = { id, status: 'sent', version: version + 1 };
    expect(refused).toMatchObject({ status: 409, body: { code: 'campaign_changed', current } });
    expect(await tests.statesOf(id)).toEqual(['uncertain']);
    expect((await settle(id, { state, version: version + 1 })).status).toBe(200);
    expect(await tests.statesOf(id)).toEqual([state]);
  });

  it('resends to all of them, and resumes the campaign', async () => {
    const id = await tests.saveCampaign({ status: 'sent' });
    for (const error of ['closed', 'timeout']) {
      await tests.saveRecipient(id, 'uncertain', { error, leaving_at: daysAgo(1) });
    }
    const { body } = await settle(id, { state: 'pending' });
    expect(body).toMatchObject({ status: 'sending', counts: { pending: 2, uncertain: 0 } });
    const [row] = await tests.database.query<object[]>(
      'select leaving_at, error, due_at <= now() as is_due from campaign_recipients where campaign_id = $1',
      [id],
    );
    expect(row).toEqual({ leaving_at: null, error: null, is_due: true });
  });

  it('does not change a sent campaign without uncertain recipients', async () => {
    const id = await tests.saveCampaign({ status: 'sent' });
    await tests.saveRecipient(id, 'failed');
    for (const payload of [{ state: 'pending' }, { state: 'pending', ids: [] }, { state: 'sent' }]) {
      expect((await settle(id, payload)).body).toMatchObject({ status: 'sent', counts: { failed: 1 } });
    }
  });

  it.each(['canceled', 'failed'])('does not resend mails of a %s campaign', async (status) => {
    const id = await tests.saveCampaign({ status });
    await tests.saveRecipient(id, 'uncertain');
    const answer = await settle(id, { state: 'pending' });
    expect([answer.status, answer.body.code]).toEqual([409, 'campaign_not_changeable']);
    expect(await tests.statesOf(id)).toEqual(['uncertain']);
    expect((await settle(id, { state: 'sent' })).body).toMatchObject({ status, counts: { sent: 1 } });
  });

  it.each([
    [{ state: 'failed' }, { state: 'validation.choice' }],
    [{ state: 'sent', ids: ['x'] }, { ids: 'validation.id' }],
  ])('rejects %j', async (payload, fields) => {
    const answer = await settle(await tests.saveCampaign(), payload);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });
});
