import type { AccountApplication } from 'shared-contracts';
import { ApplicationsApi } from '../src/modules/applications/testing/applications-api.ts';
import { UserTokenLink } from '../src/modules/auth/index.ts';
import { AccountEvents, UsersRepository } from '../src/modules/users/index.ts';
import { emptyTables } from './empty-tables.ts';
import { saveJob } from './factories/index.ts';
import { newSender } from './public-form.ts';
import { readArchive } from './read-archive.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
afterAll(() => tests.api.close());

const email = 'vitima@example.com';
const password = 'palavra do atacante 7';

type Answer = Awaited<ReturnType<typeof tests.api.inject>>;

/** A browser that stores the session cookie between calls. */
class Browser {
  private cookies: Record<string, string> = {};

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Answer> {
    const answer = await tests.api.inject({
      method,
      url,
      cookies: this.cookies,
      remoteAddress: newSender(),
      ...(payload === undefined ? {} : { payload }),
    });
    const sid = answer.cookies.find(({ name }) => name === 'sid');
    if (sid !== undefined) this.cookies = { sid: sid.value };
    return answer;
  }

  async applications(): Promise<AccountApplication[]> {
    return (await this.call('GET', '/api/account/applications')).json<AccountApplication[]>();
  }

  /** Text of all files in the account's data export. */
  async exported(): Promise<string> {
    const files = await readArchive((await this.call('GET', '/api/account/export')).rawPayload);
    return [...files].map(([name, content]) => `${name}\n${String(content)}`).join('\n');
  }
}

/** Token of the newest mail of a kind, which only the owner of the mailbox can read. */
async function mailed(purpose: string): Promise<string> {
  const sql = 'select id from user_tokens where email = $1 and purpose = $2 order by created_at desc limit 1';
  const [row] = await tests.database.query<{ id: string }[]>(sql, [email, purpose]);
  const url = tests.api.app.get(UserTokenLink, { strict: false }).url({ id: row?.id ?? '', purpose: 'verify-email' });
  return new URL(url).searchParams.get('token') ?? '';
}

/** Setup: a guest has applied and requested alerts, and an attacker registers the guest's address. */
async function attacked() {
  await emptyTables(tests.database, 'users, contact_messages, subscribers, applications, user_tokens, mails');
  const job = await saveJob(tests.database);
  const sent = await tests.apply(job.id, {
    fields: { email, name: 'Vítima Verdadeira' },
    fileName: 'cv-da-vitima.pdf',
  });
  await tests.database.query(
    `insert into subscribers (id, email, first_name, language, confirmed_at, consent_at, consent_text, consent_source)
     values (gen_random_uuid(), $1, 'Vitimazinha', 'pt', now(), now(), 'job-alerts-2026-11', 'alerts')`,
    [email],
  );
  await tests.database.query(
    `insert into contact_messages (id, name, email, phone, subject, message, suspected)
     values (gen_random_uuid(), 'Vítima', $1, '912345678', 'support', 'mensagem-secreta', false)`,
    [email],
  );
  const attacker = new Browser();
  const form = { username: 'atacante', email, password, confirmPassword: password };
  expect((await attacker.call('POST', '/api/register', form)).statusCode).toBe(200);
  return { attacker, victim: new Browser(), applicationId: sent.body.id };
}

const secrets = ['cv-da-vitima', 'Vítima Verdadeira', 'Vitimazinha', 'mensagem-secreta'];

it('discloses no data of a guest to an attacker, even if the guest verifies the address', async () => {
  const { attacker, victim, applicationId } = await attacked();
  expect((await victim.call('GET', `/api/verify-email?token=${await mailed('verify-email')}`)).statusCode).toBe(200);
  expect((await attacker.call('POST', '/api/login', { username: 'atacante', password })).statusCode).toBe(200);
  expect(await attacker.applications()).toEqual([]);
  const exported = await attacker.exported();
  expect(exported).toContain('atacante');
  for (const secret of secrets) expect(exported).not.toContain(secret);
  const subscription = await attacker.call('GET', '/api/newsletter/subscription');
  expect(subscription.body).not.toContain('Vitimazinha');
  // The guest also opens the link of the mail, in a browser without a session of the account.
  const token = await mailed('link-address');
  expect((await victim.call('PUT', '/api/account/address-link', { token })).statusCode).toBe(401);
  expect(await attacker.applications()).toEqual([]);
  expect(await tests.one('select user_id from applications where id = $1', [applicationId])).toEqual({ user_id: null });
});

it('removes changes of the attacker when the guest resets the password, and adds the applications when the address is linked', async () => {
  const { attacker, victim, applicationId } = await attacked();
  await victim.call('GET', `/api/verify-email?token=${await mailed('verify-email')}`);
  await attacker.call('POST', '/api/login', { username: 'atacante', password });
  await attacker.call('POST', '/api/account/calendar', {});
  await attacker.call('PUT', '/api/account/email', { email: 'mau@example.com', currentPassword: password });
  await attacker.call('POST', '/api/account/second-factor', { currentPassword: password });
  await tests.database.query('update users set second_factor_since = now()');
  await victim.call('POST', '/api/forgot-password', { email });
  const phrase = 'a frase da dona da conta';
  const reset = { token: await mailed('reset-password'), password: phrase, confirmPassword: phrase };
  expect((await victim.call('POST', '/api/reset-password', reset)).statusCode).toBe(200);
  expect((await attacker.call('GET', '/api/user')).statusCode).toBe(401);
  expect(
    await tests.one('select pending_email, calendar_id, second_factor_since, second_factor_secret from users'),
  ).toEqual({ pending_email: null, calendar_id: null, second_factor_since: null, second_factor_secret: null });
  expect((await attacker.call('POST', '/api/login', { username: 'atacante', password })).statusCode).toBe(401);
  expect((await victim.call('POST', '/api/login', { username: email, password: phrase })).statusCode).toBe(200);
  expect(await victim.applications()).toEqual([]);
  await tests.database.query(`update throttle_counts set expires_at = expires_at - interval '2 minutes'`);
  expect((await victim.call('POST', '/api/account/address-link')).statusCode).toBe(200);
  const token = await mailed('link-address');
  expect((await victim.call('PUT', '/api/account/address-link', { token })).statusCode).toBe(200);
  expect((await victim.applications()).map(({ id }) => id)).toEqual([applicationId]);
  const exported = await victim.exported();
  for (const own of ['cv-da-vitima', 'Vítima Verdadeira', 'mensagem-secreta']) expect(exported).toContain(own);
});

it('discloses no data of a guest to an attacker whose account changes to the guest’s address', async () => {
  const { attacker, victim } = await attacked();
  await victim.call('POST', `/api/registrations/${await mailed('verify-email')}/removal`);
  const own = { username: 'atacante', email: 'mau@example.com', password, confirmPassword: password };
  await attacker.call('POST', '/api/register', own);
  await tests.database.query('update users set is_verified = true');
  await attacker.call('POST', '/api/login', { username: 'atacante', password });
  await attacker.call('PUT', '/api/account/email', { email, currentPassword: password });
  expect((await victim.call('GET', `/api/verify-email?token=${await mailed('change-email')}`)).statusCode).toBe(200);
  expect(await attacker.applications()).toEqual([]);
  const exported = await attacker.exported();
  expect(exported).toContain(email);
  for (const secret of secrets) expect(exported).not.toContain(secret);
  expect(await tests.one('select user_id from subscribers where email = $1', [email])).toEqual({ user_id: null });
});

it('deletes no data of a guest with an account that is not linked', async () => {
  const { attacker, victim, applicationId } = await attacked();
  await victim.call('GET', `/api/verify-email?token=${await mailed('verify-email')}`);
  await attacker.call('POST', '/api/login', { username: 'atacante', password });
  const { id } = await tests.one<{ id: number }>('select id from users');
  const users = tests.api.app.get(UsersRepository, { strict: false });
  await users.inTransaction(async (manager) => {
    const user = await users.lock(id, manager);
    if (user !== null) await tests.api.app.get(AccountEvents, { strict: false }).accountErased(user, manager);
  });
  expect(await tests.one('select email, withdrawn_at from applications where id = $1', [applicationId])).toEqual({
    email,
    withdrawn_at: null,
  });
});
