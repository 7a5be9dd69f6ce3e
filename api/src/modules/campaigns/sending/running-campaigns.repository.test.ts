import { Pool } from 'pg';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { saveCampaign } from '../testing/test-campaigns.ts';
import { TestSending } from '../testing/test-sending.ts';
import { RunningCampaignsRepository } from './running-campaigns.repository.ts';

let sending: TestSending;
let campaigns: RunningCampaignsRepository;
let id: number;
beforeAll(async () => {
  sending = await TestSending.start(await createTestDatabase());
  campaigns = sending.campaigns.module.get(RunningCampaignsRepository, { strict: false });
  ({ id } = await saveCampaign(sending.database));
  await sending.database.query(
    `insert into campaign_recipients (campaign_id, state, sent_at, updated_at)
     select $1, state, case state when 'sent' then now() end, updated_at - age * interval '1 hour'
     from campaigns, generate_series(0, 1) age, generate_series(1, 5000) n,
       lateral (select case when n % 1000 = 0 then 'failed' else 'sent' end as state) s
     where id = $1`,
    [id],
  );
  await sending.database.query('analyze campaign_recipients');
});
afterAll(() => sending.close());

it('counts mails since the campaign was started or last resumed', async () => {
  const [{ updated_at: since }] = await sending.database.query<[{ updated_at: Date }]>(
    'select updated_at from campaigns where id = $1',
    [id],
  );
  expect(await campaigns.refused(id)).toEqual({ failed: 5, since });
  expect(await campaigns.countTaken(id)).toBe(4995);
});

it('counts refusals with the index', async () => {
  const query = jest.spyOn(sending.campaigns.module.get(Pool, { strict: false }), 'query');
  await campaigns.refused(id);
  const [sql, parameters] = query.mock.calls[0] as unknown as [string, unknown[]];
  const plan = await sending.database.query<object[]>(`explain ${sql}`, parameters);
  expect(JSON.stringify(plan)).toContain('campaign_recipients_failed');
});
