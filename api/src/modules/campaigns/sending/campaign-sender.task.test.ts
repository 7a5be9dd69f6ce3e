import { eventually } from '../../../../test/eventually.ts';
import { daysAgo, saveCategory, saveJob } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { MailBusyError, MailRefusedError, UncertainHandoverError } from '../../mail/index.ts';
import { CampaignEntity } from '../campaign.entity.ts';
import { saveCampaign, saveSubscriber, saveSubscribers, suppress } from '../testing/test-campaigns.ts';
import { jobIdsIn, TestSending, TestTransport } from '../testing/test-sending.ts';

let sending: TestSending;
let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  sending = await TestSending.start(databaseUrl);
});
afterEach(() => sending.close());

const saveAudience = async (subscribers: number) => {
  await saveJob(sending.database);
  return saveSubscribers(sending.database, subscribers);
};

const ended = (id: number) =>
  eventually(async () => expect(await sending.campaign(id)).toMatchObject({ status: 'sent' }));

it('mails each eligible subscriber once, with their jobs', async () => {
  const { database, transport } = sending;
  const { id: category_id } = await saveCategory(database, { slug: 'mar' });
  const [sea, land] = [
    await saveJob(database, { category_id, posted_at: daysAgo(1) }),
    await saveJob(database, { posted_at: daysAgo(2) }),
  ];
  const all = await saveSubscriber(database, { frequency: 'weekly' });
  const seaSubscriber = await saveSubscriber(database, { interested_categories: ['mar'], language: 'en' });
  await saveSubscriber(database, { interested_categories: ['nenhuma'] });
  await saveSubscriber(database, { frequency: 'monthly' });
  await saveSubscriber(database, { confirmed_at: null });
  const { address_hash } = await saveSubscriber(database);
  await suppress(database, address_hash);
  const { id } = await saveCampaign(database);
  await sending.work();
  await ended(id);
  const mailed = new Map(transport.taken.map((mail) => [mail.to, jobIdsIn(mail)]));
  expect(mailed).toEqual(
    new Map([
      [all.email, [sea.id, land.id]],
      [seaSubscriber.email, [sea.id]],
    ]),
  );
  expect(transport.taken).toHaveLength(2);
  expect(await sending.counts(id)).toEqual({ sent: 2, skipped: 1 });
  expect(await sending.campaign(id)).toMatchObject({ brevo_id: null });
  const rows = await sending.rows(id);
  for (const mail of transport.taken) {
    expect(rows.find((row) => row.id === mail.id)).toMatchObject({
      state: 'sent',
      jobs: jobIdsIn(mail),
      provider_id: `provider-${mail.id}`,
    });
  }
  const [reader] = await database.query<object[]>('select * from subscribers where id = $1', [seaSubscriber.id]);
  expect(reader).toMatchObject({ mailed_jobs: [sea.id], total_emails_sent: 1, last_email_sent: expect.any(Date) });
});

describe('a campaign that has not started', () => {
  const saveRequested = async (hoursAgo: number, changes: object = {}) => {
    await saveAudience(1);
    const [updated_at, { id }] = [daysAgo(hoursAgo / 24), await saveCampaign(sending.database)];
    await sending.database.getRepository(CampaignEntity).update(id, { updatedAt: updated_at, ...changes });
    return { id, updated_at };
  };

  it('starts up to six hours late', async () => {
    const { id } = await saveRequested(5.9);
    await sending.work();
    await ended(id);
    expect(sending.transport.taken).toHaveLength(1);
  });

  it.each([
    ['no scheduled time', null],
    ['a later scheduled time', daysAgo(-1)],
  ])('is missed after that, with %s', async (_, scheduledAt) => {
    const { id, updated_at } = await saveRequested(6.1, { scheduledAt });
    await sending.work();
    const missed = { status: 'scheduled', scheduled_at: updated_at, started_at: null };
    await eventually(async () => expect(await sending.campaign(id)).toMatchObject(missed));
    await sending.database.query(`update campaigns set status = 'sending', updated_at = now()`);
    await ended(id);
    expect(sending.transport.taken).toHaveLength(1);
  });

  it('keeps its scheduled time when it is missed', async () => {
    const scheduledAt = daysAgo(1);
    const { id } = await saveRequested(7, { scheduledAt });
    await sending.work();
    const missed = { status: 'scheduled', scheduled_at: scheduledAt };
    await eventually(async () => expect(await sending.campaign(id)).toMatchObject(missed));
  });
});

it('stores the tag under which Brevo groups its mails', async () => {
  await sending.close();
  const brevo = { url: 'https://api.brevo.example/v3', apiKey: 'key' };
  const mail = new MailConfig(null, 'Trampolim <ola@example.com>', 10, null, null, brevo);
  sending = await TestSending.start(databaseUrl, new TestTransport(), [{ token: MailConfig, fake: mail }]);
  await saveAudience(1);
  const { id } = await saveCampaign(sending.database);
  await sending.work();
  await ended(id);
  expect(await sending.campaign(id)).toMatchObject({ brevo_id: `campaign-${id}` });
});

it('takes the audience snapshot once, with several workers', async () => {
  await saveAudience(3);
  const other = await TestSending.start(databaseUrl);
  const { id } = await saveCampaign(sending.database);
  await Promise.all([sending.work(), other.work()]);
  await ended(id);
  await saveSubscriber(sending.database);
  await other.close();
  expect(await sending.rows(id)).toHaveLength(3);
});

it('ends a campaign without an audience', async () => {
  const { id } = await saveCampaign(sending.database);
  await sending.work();
  await ended(id);
  expect(await sending.campaign(id)).toMatchObject({ started_at: expect.any(Date), sent_at: expect.any(Date) });
});

it('does not start drafts or campaigns scheduled for later', async () => {
  await saveAudience(1);
  const draft = await saveCampaign(sending.database, { status: 'draft' });
  const now = await saveCampaign(sending.database);
  await sending.work();
  await ended(now.id);
  expect(await sending.rows(draft.id)).toEqual([]);
});

it('continues with other campaigns when preparing one fails', async () => {
  await saveAudience(1);
  const [broken, whole] = [await saveCampaign(sending.database), await saveCampaign(sending.database)];
  const recipients = sending.recipients;
  const claim = recipients.claim.bind(recipients);
  jest.spyOn(recipients, 'claim').mockImplementation((campaign, count) => {
    return campaign === broken.id ? Promise.reject(new Error('broken')) : claim(campaign, count);
  });
  await sending.work();
  await ended(whole.id);
  expect(await sending.campaign(broken.id)).toMatchObject({ status: 'sending' });
});

it('mails each recipient once with several workers', async () => {
  const subscribers = await saveAudience(300);
  const other = await TestSending.start(databaseUrl, sending.transport);
  const { id } = await saveCampaign(sending.database);
  await Promise.all([sending.work(), other.work()]);
  await ended(id);
  await other.close();
  expect(sending.transport.recipients).toEqual(subscribers.map(({ email }) => email).toSorted());
  expect(await sending.counts(id)).toEqual({ sent: 300 });
});

it('does not repeat a job in concurrent weekly and monthly campaigns', async () => {
  const { database, transport } = sending;
  await Promise.all(Array.from({ length: 8 }, () => saveJob(database)));
  await saveSubscribers(database, 40);
  const other = await TestSending.start(databaseUrl, transport);
  const [weekly, monthly] = [await saveCampaign(database), await saveCampaign(database, { frequency: 'monthly' })];
  await Promise.all([sending.work(), other.work()]);
  await ended(weekly.id);
  await ended(monthly.id);
  await other.close();
  const mailed = new Map<string, number[]>();
  for (const mail of transport.taken) mailed.set(mail.to, [...(mailed.get(mail.to) ?? []), ...jobIdsIn(mail)]);
  for (const jobs of mailed.values()) expect(jobs).toHaveLength(new Set(jobs).size);
  expect([...mailed.values()].map((jobs) => jobs.length)).toEqual(Array.from({ length: 40 }, () => 8));
});

describe('a server that refuses mail', () => {
  it('is retried after a temporary failure, and accepts the mail once', async () => {
    await saveAudience(1);
    sending.transport.before = ({ to }) => {
      sending.transport.before = () => undefined;
      throw new MailBusyError(`450 4.2.1 later, ${to.length}`);
    };
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await eventually(async () => expect((await sending.rows(id))[0]).toMatchObject({ state: 'pending', attempts: 1 }));
    const [row] = await sending.rows(id);
    expect(row?.due_at.getTime()).toBeGreaterThan(Date.now() + 1000);
    expect(row?.error).toMatch(/^450 4.2.1/);
    await sending.age(1);
    await ended(id);
    expect(sending.transport.taken).toHaveLength(1);
    expect((await sending.rows(id))[0]).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('is not retried after a permanent refusal, which is recorded as a bounce', async () => {
    const [refused, accepted] = await saveAudience(2);
    sending.transport.before = ({ to }) => {
      if (to === refused!.email) throw new MailRefusedError('550 5.1.1 no such user');
    };
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await ended(id);
    expect(sending.transport.recipients).toEqual([accepted!.email]);
    const failed = (await sending.rows(id)).find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ subscriber_id: refused!.id, error: '550 5.1.1 no such user' });
    expect(sending.bounces.recorded).toEqual([[{ recipientId: failed!.id }, 'hard']]);
  });

  it('suppresses no address for a refusal of the sender; the campaign fails if no mail is accepted', async () => {
    await saveAudience(2);
    sending.transport.before = () => {
      throw new MailRefusedError('550 5.7.1 relaying denied');
    };
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await eventually(async () => expect(await sending.campaign(id)).toMatchObject({ status: 'failed' }));
    expect(sending.bounces.recorded).toEqual([]);
  });

  it('pauses the campaign early when it refuses every recipient', async () => {
    await saveAudience(400);
    sending.transport.before = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new MailRefusedError('550 5.7.1 relaying denied');
    };
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await eventually(async () => expect((await sending.campaign(id)).pause_reason).toBe('refusals'));
    await eventually(async () => expect(await sending.counts(id)).not.toHaveProperty('sending'));
    expect((await sending.counts(id)).failed).toBeLessThan(150);
  });

  it('pauses the campaign when it refuses too many recipients; an admin can resume it', async () => {
    const subscribers = await saveAudience(400);
    let refusals = 0;
    sending.transport.before = async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (refusals++ < 60) throw new MailRefusedError('550 5.1.1 no such user');
    };
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await eventually(async () =>
      expect(await sending.campaign(id)).toMatchObject({ status: 'paused', pause_reason: 'refusals' }),
    );
    await eventually(async () => expect(await sending.counts(id)).not.toHaveProperty('sending'));
    const { pending = 0, failed = 0 } = await sending.counts(id);
    expect([pending > 0, failed >= 20]).toEqual([true, true]);
    sending.transport.before = () => undefined;
    const resume = `update campaigns set status = 'sending', pause_reason = null, updated_at = clock_timestamp()`;
    await sending.database.query(resume);
    await ended(id);
    expect(await sending.counts(id)).toEqual({ sent: subscribers.length - failed, failed });
  });
});

describe('a subscriber who opts out', () => {
  it('after the snapshot and before the claim is not mailed', async () => {
    const [ana, rui, rita] = await saveAudience(3);
    const { database } = sending;
    const { id } = await saveCampaign(database, { status: 'draft' });
    await database.query(`update campaigns set status = 'sending', started_at = now()`);
    await database.query(
      'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers',
      [id],
    );
    await database.query('update subscribers set subscription_status = false where id = $1', [ana!.id]);
    await suppress(database, rui!.address_hash);
    await sending.work();
    await ended(id);
    expect(sending.transport.recipients).toEqual([rita!.email]);
    expect(await sending.counts(id)).toEqual({ sent: 1, suppressed: 2 });
  });

  it('is distinguished from one without an address hash', async () => {
    const [ana] = await saveAudience(1);
    const { database, recipients } = sending;
    const { id } = await saveCampaign(database);
    await database.query(
      'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers',
      [id],
    );
    await database.query('update subscribers set address_hash = null');
    expect(await recipients.claim(id, 10)).toEqual([]);
    expect(await sending.counts(id)).toEqual({ pending: 1 });
    await database.query('update subscribers set address_hash = $1', [ana!.address_hash]);
    expect(await recipients.claim(id, 10)).toHaveLength(1);
  });

  it('after the claim and before sending is not mailed', async () => {
    const [ana] = await saveAudience(1);
    sending.transport.before = () =>
      sending.database.query(`update subscribers set paused_until = now() + interval '1 day'`);
    const { id } = await saveCampaign(sending.database);
    await sending.work();
    await ended(id);
    expect(sending.transport.taken).toEqual([]);
    expect(await sending.rows(id)).toMatchObject([{ state: 'suppressed', subscriber_id: ana!.id, attempts: 0 }]);
  });

  it('by erasure is not mailed, and the row is marked as suppressed', async () => {
    await saveAudience(1);
    const { database } = sending;
    const { id } = await saveCampaign(database);
    await database.query('update campaigns set started_at = now()');
    await database.query(
      'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers',
      [id],
    );
    await database.query('delete from subscribers');
    await sending.work();
    await ended(id);
    expect(await sending.counts(id)).toEqual({ suppressed: 1 });
  });
});

it('omits a job that closes before the mail is sent', async () => {
  const { database } = sending;
  const [closing, open] = [await saveJob(database), await saveJob(database)];
  await saveSubscriber(database);
  sending.transport.before = () => {
    sending.transport.before = () => undefined;
    return database.query(`update jobs set source_status = 'closed' where id = $1`, [closing.id]);
  };
  const { id } = await saveCampaign(database);
  await sending.work();
  await ended(id);
  expect(sending.transport.taken.map(jobIdsIn)).toEqual([[open.id]]);
});

describe('an admin', () => {
  it('pauses sending without losing a mail', async () => {
    const subscribers = await saveAudience(120);
    const { database, transport } = sending;
    let attempts = 0;
    transport.before = async () => {
      if (++attempts === 40) {
        await database.query(`update campaigns set status = 'paused', pause_reason = 'admin', updated_at = now()`);
        transport.before = () => undefined;
      }
    };
    const { id } = await saveCampaign(database);
    await sending.work();
    await eventually(async () => expect((await sending.campaign(id)).status).toBe('paused'));
    const left = transport.taken.length;
    await eventually(async () => expect(await sending.counts(id)).not.toHaveProperty('sending'));
    expect(transport.taken.length - left).toBeLessThanOrEqual(32);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await sending.counts(id)).toEqual({ sent: transport.taken.length, pending: 120 - transport.taken.length });
    await database.query(`update campaigns set status = 'sending', pause_reason = null, updated_at = now()`);
    await ended(id);
    expect(transport.recipients).toEqual(subscribers.map(({ email }) => email).toSorted());
  });

  it('cancels the mails that have not been sent', async () => {
    await saveAudience(3);
    const { database } = sending;
    sending.transport.before = () => database.query(`update campaigns set status = 'canceled'`);
    const { id } = await saveCampaign(database);
    await sending.work();
    await eventually(async () => expect(await sending.counts(id)).toEqual({ canceled: 3 }));
    expect(sending.transport.taken).toEqual([]);
  });

  it('resends uncertain mails of a campaign that has ended', async () => {
    await saveAudience(1);
    const { database, transport } = sending;
    transport.after = () => {
      throw new UncertainHandoverError('cut');
    };
    transport.trace = () => 'unknown';
    const { id } = await saveCampaign(database);
    await sending.work();
    await eventually(async () => expect((await sending.rows(id))[0]).toMatchObject({ error: 'cut' }));
    await sending.age(1);
    await ended(id);
    expect(await sending.counts(id)).toEqual({ uncertain: 1 });
    transport.after = () => undefined;
    await database.query(`update campaign_recipients set state = 'pending', due_at = now()`);
    await eventually(async () => expect(await sending.counts(id)).toEqual({ sent: 1 }));
    expect(transport.taken).toHaveLength(1);
  });
});

it('finishes the mails in flight and releases the rest of the batch on shutdown', async () => {
  await saveAudience(200);
  let under = 0;
  sending.transport.after = async () => {
    under += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const { id } = await saveCampaign(sending.database);
  await sending.work();
  await eventually(() => expect(under).toBeGreaterThan(0));
  await sending.close();
  const transport = sending.transport;
  sending = await TestSending.start(databaseUrl, transport);
  transport.after = () => undefined;
  const { sent, pending } = await sending.counts(id);
  expect(sent).toBe(transport.taken.length);
  expect(sent! + pending!).toBe(200);
  await sending.work();
  await ended(id);
  expect(new Set(transport.recipients).size).toBe(200);
  expect(transport.taken).toHaveLength(200);
});
