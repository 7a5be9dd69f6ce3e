import { saveUser } from '../../../../test/factories/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';
import { SampleMail } from './sample-mail.service.ts';
import { TestMailComposer } from './test-mails.service.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

async function preview(query: Record<string, string> = {}) {
  const url = `/api/newsletter-automation/preview?${String(new URLSearchParams(query))}`;
  const { statusCode, headers, body } = await tests.api.inject({ url, cookies: tests.cookies });
  return { status: statusCode, headers, body };
}

/** Row counts of all tables that a campaign or a mail writes. */
async function written(): Promise<unknown> {
  const tables = ['campaigns', 'campaign_recipients', 'campaign_events', 'subscribers', 'mails', 'audit_events'];
  return tests.database.query(tables.map((name) => `select count(*) from ${name}`).join(' union all '));
}

describe('the preview', () => {
  it('is a document without scripts, forms and embedding', async () => {
    const { status, headers } = await preview();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'private, no-store',
    ]);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        'img-src data:',
      ]),
    );
    expect(policy.find((one) => one.startsWith('sandbox'))).not.toMatch(/allow-(scripts|same-origin|forms)/);
    expect(policy.some((one) => one.startsWith('script-src'))).toBe(false);
  });

  it('contains its images', async () => {
    const { body } = await preview();
    expect(body).toContain(`<img src="data:image/png;base64,${Buffer.from('picture').toString('base64')}">`);
    expect(body).not.toContain('cid:');
  });

  it('renders the submitted content for a fictitious recipient, without tracking', async () => {
    const { body } = await preview({ subject: 'Olá', content: 'Há novidades.', frequency: 'monthly', language: 'en' });
    const content = {
      subject: 'Olá',
      content: 'Há novidades.',
      frequency: 'monthly',
      language: 'en',
      isMeasured: false,
    };
    expect(JSON.parse(/<pre>([^<]*)<\/pre>/.exec(body)![1]!)).toMatchObject({ ...content, firstName: 'Inês', jobs: 2 });
  });

  it.each([
    [{}, 'As suas ofertas desta semana', 'weekly', 'pt'],
    [{ frequency: 'monthly', language: 'en', subject: ' ' }, 'Your jobs this month', 'monthly', 'en'],
    [{ frequency: 'hourly', language: 'fr' }, 'As suas ofertas desta semana', 'weekly', 'pt'],
  ])('uses defaults for missing or invalid content: %j', async (query, subject, frequency, language) => {
    const { body } = await preview({ ...query, format: 'text' });
    expect(JSON.parse(body)).toMatchObject({ subject, frequency, language });
  });

  it('is plain text on request', async () => {
    const { headers, body } = await preview({ format: 'text' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toContain('<');
  });

  it('is read-only', async () => {
    const before = await written();
    await preview({ subject: 'Olá' });
    expect(await written()).toEqual(before);
  });

  it('rejects an invalid subject', async () => {
    expect((await preview({ subject: 'x'.repeat(151) })).status).toBe(400);
  });
});

describe('the inbox preview', () => {
  const inbox = async (query: Record<string, string> = {}) => {
    const { status, body } = await tests.call('GET', `/inbox-preview?${String(new URLSearchParams(query))}`);
    return { status, body };
  };

  it('has the sender, the subject and the preview text of the mail', async () => {
    const campaign = { subject: 'Olá', content: 'Há novidades.', frequency: 'monthly', language: 'en' };
    expect(await inbox(campaign)).toEqual({
      status: 200,
      body: {
        senderName: 'Trampolim',
        senderAddress: 'ola@example.com',
        subject: 'Olá',
        previewText: 'Preview in en',
      },
    });
  });

  it('has the default subject if none was written', async () => {
    expect((await inbox()).body).toMatchObject({
      subject: 'As suas ofertas desta semana',
      previewText: 'Preview in pt',
    });
  });

  it('rejects an invalid subject', async () => {
    expect((await inbox({ subject: 'x'.repeat(151) })).status).toBe(400);
  });
});

describe('a test mail', () => {
  const campaign = { subject: 'Ofertas', content: 'Olá.', frequency: 'weekly' } as const;

  it('is sent to the requesting admin only', async () => {
    const { status, body } = await tests.call('POST', '/test-mail', campaign);
    expect([status, body]).toEqual([200, { recipient: tests.admin.email }]);
    const sql = 'select kind, language, recipient, data from mails';
    expect(await tests.database.query(sql)).toEqual([
      {
        kind: 'campaign-test',
        language: 'pt',
        recipient: tests.admin.email,
        data: { ...campaign, userId: tests.admin.id },
      },
    ]);
    expect(await tests.database.query('select from campaign_recipients')).toEqual([]);
  });

  it('is sent again on request', async () => {
    await tests.call('POST', '/test-mail', campaign);
    await tests.call('POST', '/test-mail', campaign);
    const sql = `select count(*)::int from mails where kind = 'campaign-test' and created_at > now() - interval '1 minute'`;
    const [{ count }] = await tests.database.query<[{ count: number }]>(sql);
    expect(count).toBeGreaterThanOrEqual(2);
  });

  describe('is composed when it is sent', () => {
    const compose = (userId: number) => {
      const of = <T>(token: abstract new (...args: never[]) => T) => tests.api.app.get<T>(token, { strict: false });
      return new TestMailComposer(of(SampleMail), of(UsersRepository)).compose({ ...campaign, userId });
    };

    it("with the content of the campaign's mails", async () => {
      const user = await saveUser(tests.database, { first_name: 'Rui', language: 'en' });
      const mail = await compose(user.id);
      const content = { ...campaign, firstName: 'Rui', language: 'en', isMeasured: false, jobs: 2 };
      expect(JSON.parse(mail?.text ?? '')).toMatchObject(content);
    });

    it('unless the account was deleted', async () => {
      expect(await compose(999_999)).toBeNull();
    });
  });

  it.each([[{ frequency: 'weekly' }], [{ subject: 'x' }]])('requires the fields of a campaign: %j', async (payload) => {
    expect((await tests.call('POST', '/test-mail', payload)).status).toBe(400);
  });
});
