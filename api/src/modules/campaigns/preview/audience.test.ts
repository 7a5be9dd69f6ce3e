import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { CampaignAudience, PreflightCheck, PreflightOutcome, PreflightResult } from 'shared-contracts';
import { eventually } from '../../../../test/eventually.ts';
import { daysAgo } from '../../../../test/factories/index.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import type { AudienceReport } from '../campaigns.port.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';
import { CampaignOutcomes } from '../management/campaign-outcomes.repository.ts';
import { DomainRecords } from './domain-records.client.ts';
import { Preflight } from './preflight.service.ts';
import { SampleMail } from './sample-mail.service.ts';

/** DNS records by name. A missing name has no record; null simulates a timeout. */
class FakeDomainRecords extends DomainRecords {
  records: Record<string, string[] | null> = {};
  readonly asked: string[] = [];

  texts(name: string): Promise<string[]> {
    this.asked.push(name);
    const found = this.records[name];
    return found === null ? Promise.reject(new Error('ETIMEOUT')) : Promise.resolve(found ?? []);
  }
}

const records = new FakeDomainRecords();
let tests: CampaignsApi;
beforeAll(async () => {
  const ports = [{ token: DomainRecords, fake: records }];
  tests = await CampaignsApi.start({ ports });
});
beforeEach(() => {
  records.asked.length = 0;
  records.records = {};
});
afterAll(() => tests.api.close());

const audience = async (query = ''): Promise<CampaignAudience> => (await tests.call('GET', `/audience${query}`)).body;

describe('the audience', () => {
  const excluded = { unsubscribed: 4, unconfirmed: 3, otherFrequency: 2, paused: 1, suppressed: 5, noJobs: 6 };

  it('is what the sender would choose, with masked addresses and the titles of jobs', async () => {
    const chosen = { subscriberId: 'id', firstName: 'Inês', language: 'pt' as const, jobs: [12, 13] };
    const sample = [
      { ...chosen, email: 'ines.carvalho@example.com' },
      { ...chosen, email: 'r@example.com', language: 'en' as const, jobs: [14] },
    ];
    tests.audience.report = { subscribers: 30, recipients: 9, excluded, jobLists: 4, sample };
    const body = await audience('?frequency=monthly');
    expect(body).toMatchObject({ frequency: 'monthly', subscribers: 30, recipients: 9, excluded, jobLists: 4 });
    const companyName = 'Vela Digital';
    expect(body.sample).toEqual([
      {
        email: 'i…@example.com',
        language: 'pt',
        jobs: [
          { id: 12, title: 'Oferta 12', companyName },
          { id: 13, title: 'Oferta 13', companyName },
        ],
      },
      { email: 'r…@example.com', language: 'en', jobs: [{ id: 14, title: 'Oferta 14', companyName }] },
    ]);
    expect(tests.audience.requested.at(-1)).toBe('monthly');
  });

  it('is determined once for concurrent calls, and again for later ones', async () => {
    let answer = () => {};
    const pending = new Promise<AudienceReport>((resolve) => (answer = () => resolve(tests.audience.report)));
    const of = jest.spyOn(tests.audience, 'of').mockReturnValueOnce(pending);
    const both = Promise.all([audience(), audience()]);
    await eventually(() => expect(of).toHaveBeenCalledTimes(1));
    setTimeout(answer, 100);
    expect((await both).map(({ recipients }) => recipients)).toEqual([9, 9]);
    expect(of).toHaveBeenCalledTimes(1);
    await audience();
    expect(of).toHaveBeenCalledTimes(2);
    of.mockRestore();
  });

  it.each(['', '?frequency=', '?frequency=both'])('is weekly by default: %j', async (query) => {
    const { frequency } = await audience(query);
    expect([frequency, tests.audience.requested.at(-1)]).toEqual(['weekly', 'weekly']);
  });
});

describe('preflight checks', () => {
  /** Restarts the API, because domain records are cached. */
  function run(changes: Partial<MailConfig> = {}, publicUrl = 'https://example.com'): Promise<PreflightResult[]> {
    const server = new ServerConfig('127.0.0.1', 0, null, publicUrl, 'silent', []);
    const mail = Object.assign(new MailConfig(null, 'Trampolim <ola@example.com>'), changes);
    const get = <T>(token: abstract new (...args: never[]) => T) => tests.api.app.get<T>(token, { strict: false });
    const preflight = new Preflight(server, mail, records, get(CampaignOutcomes), get(SampleMail));
    return preflight.run();
  }

  async function checks(changes?: Partial<MailConfig>): Promise<Record<PreflightCheck, PreflightOutcome>> {
    const outcomes = (await run(changes)).map(({ check, outcome }) => [check, outcome]);
    return Object.fromEntries(outcomes) as Record<PreflightCheck, PreflightOutcome>;
  }

  it('report what an unconfigured installation lacks', async () => {
    expect(await checks()).toEqual({
      https: 'ok',
      dkim: 'failure',
      spf: 'failure',
      dmarc: 'failure',
      oneClick: 'ok',
      complaints: 'unknown',
    });
  });

  it("look up records of the sender's domain, and DMARC also of its parent domains", async () => {
    records.records = {
      'correio.example.com': ['google-site-verification=x', 'v=spf1 include:_spf.example.net -all'],
      '_dmarc.example.com': ['v=DMARC1; p=none'],
    };
    const from = 'Trampolim <ola@correio.example.com>';
    expect(await checks({ from })).toMatchObject({ spf: 'ok', dmarc: 'ok' });
    expect(records.asked).not.toContain('_dmarc.com');
  });

  const plain = { domain: null, reason: null, record: null, complaints: null };

  it('report missing records with the value to publish', async () => {
    const bounces = { domain: 'devolvidos.example.com', host: '127.0.0.1', port: null };
    records.records = { 'devolvidos.example.com': ['v=spf1 ip4:192.0.2.1 -all'] };
    expect(await run({ bounces })).toEqual([
      { ...plain, check: 'https', outcome: 'ok' },
      { ...plain, check: 'dkim', outcome: 'failure', reason: 'notConfigured' },
      { ...plain, check: 'spf', outcome: 'ok', domain: 'devolvidos.example.com' },
      {
        ...plain,
        check: 'dmarc',
        outcome: 'failure',
        domain: 'example.com',
        reason: 'missingRecord',
        record: { name: '_dmarc.example.com', content: 'v=DMARC1; p=none' },
      },
      { ...plain, check: 'oneClick', outcome: 'ok' },
      {
        ...plain,
        check: 'complaints',
        outcome: 'unknown',
        reason: 'noMails',
        complaints: { mails: 0, complaints: 0, limit: null },
      },
    ]);
    records.records = {};
    expect(await run({ bounces })).toContainEqual({
      ...plain,
      check: 'spf',
      outcome: 'failure',
      domain: 'devolvidos.example.com',
      reason: 'missingRecord',
      record: { name: 'devolvidos.example.com', content: null },
    });
  });

  it('report a site without TLS in both checks that require it', async () => {
    const headers = {
      'List-Unsubscribe': '<http://example.com/u/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const sample = tests.api.app.get(SampleMail, { strict: false });
    const mail = await sample.make(
      { subject: 'x', content: '', frequency: 'weekly' },
      { email: 'x@example.com', firstName: null, language: 'pt' },
    );
    const make = jest.spyOn(sample, 'make').mockResolvedValueOnce({ ...mail, headers });
    const results = await run({}, 'http://example.com');
    make.mockRestore();
    expect(results).toContainEqual({ ...plain, check: 'https', outcome: 'failure', reason: 'insecureSite' });
    expect(results).toContainEqual({ ...plain, check: 'oneClick', outcome: 'failure', reason: 'insecureSite' });
  });

  it("expect Brevo's SPF for Brevo", async () => {
    const brevo = { url: 'https://api.brevo.example/v3', apiKey: 'key' };
    const byProvider = { ...plain, outcome: 'unknown', reason: 'byProvider' };
    expect(await run({ brevo })).toEqual(
      expect.arrayContaining([
        { ...byProvider, check: 'dkim' },
        { ...byProvider, check: 'spf' },
      ]),
    );
    expect(records.asked).not.toContain('example.com');
  });

  it('compare the published key with the signing key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domain: 'example.com', selector: 's1', privateKey: pem };
    const publishedKey = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
    const p = publishedKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const name = 's1._domainkey.example.com';
    const dkimOf = async (record: string[] | null) => {
      records.records = { [name]: record };
      return (await run({ dkim })).find(({ check }) => check === 'dkim');
    };
    const asked = { ...plain, check: 'dkim', domain: 'example.com' };
    const record = { name, content: `v=DKIM1; k=rsa; p=${p}` };
    expect(await dkimOf([`v=DKIM1; k=rsa; p=${p}`])).toEqual({ ...asked, outcome: 'ok' });
    for (const other of [`v=DKIM1; p=${p.slice(0, -8)}AAAAAAA=`, 'v=DKIM1; p=']) {
      expect(await dkimOf([other])).toEqual({ ...asked, outcome: 'failure', reason: 'otherKey', record });
    }
    expect(await dkimOf([])).toEqual({ ...asked, outcome: 'failure', reason: 'missingRecord', record });
    expect(await dkimOf(null)).toEqual({ ...asked, outcome: 'unknown', reason: 'noAnswer', record });
  });

  it('are unknown if name servers do not respond', async () => {
    records.records = { 'example.com': null, '_dmarc.example.com': null };
    expect(await run()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          check: 'spf',
          outcome: 'unknown',
          reason: 'noAnswer',
          record: { name: 'example.com', content: null },
        }),
        expect.objectContaining({ check: 'dmarc', outcome: 'unknown', reason: 'noAnswer' }),
      ]),
    );
  });

  it('share lookups between calls', async () => {
    await audience();
    const asked = records.asked.length;
    await audience();
    expect(records.asked.length).toBe(asked);
  });

  it.each([
    [999, 0, 'ok', null],
    [999, 1, 'warning', 0.001],
    [997, 3, 'failure', 0.003],
  ])('of %i mails, %i complaints are %s, by the limit %s', async (quiet, complaints, outcome, limit) => {
    await tests.database.query('delete from campaigns');
    const id = await tests.saveCampaign({ status: 'sent', started_at: daysAgo(29) });
    await tests.database.query(
      `insert into campaign_recipients (campaign_id, state, sent_at, complained_at)
       select $1, 'sent', now(), case when n <= $3 then now() end from generate_series(1, $2::int + $3::int) n`,
      [id, quiet, complaints],
    );
    const old = await tests.saveCampaign({ status: 'sent', started_at: daysAgo(31) });
    await tests.saveRecipient(old, 'sent', { complained_at: new Date() });
    expect((await run()).find(({ check }) => check === 'complaints')).toEqual({
      ...plain,
      check: 'complaints',
      outcome,
      reason: limit === null ? null : 'complaints',
      complaints: { mails: quiet + complaints, complaints, limit },
    });
  });
});
