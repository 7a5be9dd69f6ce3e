import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { nextSerial } from '../../../../test/factories/seed.ts';
import { JobQueue } from '../../../queue/job-queue.client.ts';
import { Passwords } from '../password/passwords.service.ts';
import { AuthApi, inOrder, password } from '../testing/auth-api.ts';

/** Counts hashes by password without computing them: the suite would compute thousands. */
class CountedPasswords extends Passwords {
  private readonly counts = new Map<string, number>();

  override async hash(given: string): Promise<string> {
    return this.digest(given).toString('hex');
  }

  override async hashWithSalt(given: string, salt: Uint8Array): Promise<Buffer> {
    return this.digest(given, salt);
  }

  override async verify(passwordHash: string | null, given: string): Promise<boolean> {
    return this.digest(given).toString('hex') === passwordHash;
  }

  override async renew(): Promise<null> {
    return null;
  }

  countOf(given: string): number {
    return this.counts.get(given) ?? 0;
  }

  private digest(given: string, salt: Uint8Array = Buffer.alloc(0)): Buffer {
    this.counts.set(given, this.countOf(given) + 1);
    return createHash('sha256').update(salt).update(given).digest();
  }
}

const passwords = new CountedPasswords();
let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start({ ports: [{ token: Passwords, fake: passwords }] });
});
afterAll(() => tests.close());

/** The logins and passwords of an attacker in one world. */
interface Attack {
  email: string;
  otherEmail: string;
  names: [string, string];
  passwords: [string, string];
}

function newAttack(): Attack {
  const serial = nextSerial();
  const [one, two] = [`atacante.${serial}.a`, `atacante.${serial}.b`];
  return {
    email: `alvo.${serial}@example.com`,
    otherEmail: `outro.${serial}@example.com`,
    names: [one, two],
    passwords: [`primeira frase ${serial}`, `segunda frase ${serial}`],
  };
}

/** The states of an address before the attack. */
const addressStates: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  'no account': async () => {},
  'a verified account': (email) => tests.createUser({ email }),
  'an unverified account': (email) => tests.createUser({ email, is_verified: false }),
  'an account with a second factor that is to be deleted': (email) =>
    tests.createUser({ email, second_factor_since: new Date(), deletion_due_at: new Date(Date.now() + 86_400_000) }),
};

const register = (username: string, email: string, given: string) =>
  tests.call('POST', '/api/register', { username, email, password: given, confirmPassword: given });

const steps: Readonly<Record<string, (attack: Attack) => ReturnType<AuthApi['call']>>> = {
  register: ({ names, email, passwords: [one] }) => register(names[0], email, one),
  'register the name with another address': ({ names, otherEmail, passwords: [one] }) =>
    register(names[0].toUpperCase(), otherEmail, one),
  'register another name': ({ names, email, passwords: [, two] }) => register(names[1], email.toUpperCase(), two),
  'sign in by name': ({ names, passwords: [one] }) => tests.login(names[0], one),
  'sign in by name with the other password': ({ names, passwords: [, two] }) => tests.login(names[0], two),
  'sign in by the other name': ({ names, passwords: [, two] }) => tests.login(names[1], two),
  'sign in by address': ({ email, passwords: [one] }) => tests.login(email.toUpperCase(), one),
  'sign in by address with the other password': ({ email, passwords: [, two] }) => tests.login(email, two),
  'sign in by address with a code': ({ email, passwords: [one] }) => tests.login(email, one, { code: '123456' }),
  'sign in with a wrong password': ({ email }) => tests.login(email, 'nem uma nem outra'),
  'resend the verification mail': ({ email }) => tests.call('POST', '/api/resend-verification', { email }),
  'forget the password': ({ email }) => tests.call('POST', '/api/forgot-password', { email }),
  'wait a minute and resend the verification mail': async ({ email }) => {
    await tests.ageRequests(email);
    return tests.call('POST', '/api/resend-verification', { email });
  },
  'ask for alerts': ({ email }) => tests.call('POST', '/api/newsletter/alerts', { email }),
};
const stepNames = Object.keys(steps);

/** Headers that differ by request or time. */
const changingHeaders = ['date', 'x-request-id'];

/** Header of a rate limit; its seconds depend on the duration of the calls. */
const minutesOf = (seconds: unknown) => Math.ceil(Number(seconds ?? 0) / 60);

/** The attacker’s observations of one sequence, and the number of hashes after each step. */
async function observed(sequence: readonly string[], prepare: (email: string) => Promise<unknown>) {
  const attack = newAttack();
  await prepare(attack.email);
  const seen: unknown[] = [];
  for (const step of sequence) {
    const { status, body: answer, headers } = await steps[step]!(attack);
    const body = { ...answer, retryAfterSeconds: minutesOf(answer.retryAfterSeconds) };
    headers['retry-after'] = String(minutesOf(headers['retry-after']));
    const stableHeaders = Object.entries(headers).filter(([name]) => !changingHeaders.includes(name));
    const hashes = attack.passwords.map((given) => passwords.countOf(given));
    seen.push({ step, status, body, headers: Object.fromEntries(stableHeaders), hashes });
  }
  return seen;
}

interface Observation {
  sequence: readonly string[];
  world: string;
  seen: unknown;
}

/** The observations of each sequence in each world, and the expected ones. Rejections are delayed, so many sequences run concurrently. */
async function compare(sequences: readonly (readonly string[])[], compared = Object.keys(addressStates)) {
  const waiting = sequences.flatMap((sequence) => compared.map((world) => ({ sequence, world })));
  const done: Observation[] = [];
  const run = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      done.push({ ...next, seen: await observed(next.sequence, addressStates[next.world]!) });
    }
  };
  await Promise.all(Array.from({ length: 24 }, run));
  const without = new Map(done.filter(({ world }) => world === 'no account').map((one) => [one.sequence, one.seen]));
  return { found: done, expected: done.map((one) => ({ ...one, seen: without.get(one.sequence) })) };
}

/** Every step followed by every step, once (a de Bruijn sequence), in pieces that begin with a registration. */
function pairs(): string[][] {
  const later = (at: number) => stepNames.slice(at + 1);
  const sequence = stepNames.flatMap((one, at) => [one, ...later(at).flatMap((other) => [one, other])]);
  const starts = Array.from({ length: Math.ceil(sequence.length / 13) }, (_, index) => index * 13);
  return starts.map((start) => ['register', ...sequence.slice(start, start + 14)]);
}

describe('responses do not reveal whether an address has an account', () => {
  it('by any two calls after a registration', async () => {
    const known = ['no account', 'a verified account', 'an unverified account'];
    const { found, expected } = await compare(pairs(), known);
    expect(found).toEqual(expected);
  });

  it('by longer sequences of calls', async () => {
    const sequences = fc.sample(fc.array(fc.constantFrom(...stepNames), { minLength: 9, maxLength: 12 }), 6);
    const { found, expected } = await compare(sequences);
    expect(found).toEqual(expected);
  });

  it('by the number of wrong passwords that are accepted', async () => {
    const wrong = ['sign in by name with the other password', 'sign in with a wrong password'];
    const sequences = wrong.map((step) => ['register', ...Array.from({ length: 12 }, () => step), 'sign in by name']);
    const { found, expected } = await compare(sequences, ['no account', 'a verified account']);
    expect(found).toEqual(expected);
  });
});

const decoysOf = async (email: string): Promise<string[]> => {
  const sql = 'select username from registration_decoys where email = $1 order by id';
  return (await tests.database.query<{ username: string }[]>(sql, [email])).map(({ username }) => username);
};

async function attacked(overrides: Parameters<AuthApi['createUser']>[0] = {}) {
  const attack = newAttack();
  const owner = await tests.createUser({ email: attack.email, ...overrides });
  await register(attack.names[0], attack.email, attack.passwords[0]);
  return { attack, owner };
}

describe('the owner of the address', () => {
  it('signs in and sets a password by mail after other registrations with the address', async () => {
    const { attack, owner } = await attacked();
    expect((await tests.login(attack.email)).status).toBe(200);
    await tests.call('POST', '/api/forgot-password', { email: attack.email });
    const token = await tests.token(owner.id, 'reset-password');
    const fresh = { token, password: 'uma frase nova', confirmPassword: 'uma frase nova' };
    expect((await tests.call('POST', '/api/reset-password', fresh)).status).toBe(200);
    expect((await tests.login(owner.username, 'uma frase nova')).status).toBe(200);
    expect((await tests.login(attack.names[0], attack.passwords[0])).body.code).toBe('verification_required');
  });

  it('is not locked out by sign-ins with the password of a decoy', async () => {
    const { attack } = await attacked();
    for (let count = 0; count < 11; count += 1) await tests.login(attack.email, attack.passwords[0]);
    expect((await tests.login(attack.email)).status).toBe(200);
  });

  it('removes other registrations with the link of the verification mail', async () => {
    const attack = newAttack();
    await register(attack.names[0], attack.email, attack.passwords[0]);
    await register(attack.names[1], attack.email, attack.passwords[1]);
    expect(await decoysOf(attack.email)).toEqual([attack.names[1]]);
    const [row] = await tests.database.query('select id from users where email = $1', [attack.email]);
    const token = await tests.token(row.id, 'verify-email');
    expect((await tests.call('POST', `/api/registrations/${token}/removal`)).status).toBe(200);
    expect(await decoysOf(attack.email)).toEqual([]);
    expect((await register(attack.names[1], attack.otherEmail, attack.passwords[0])).status).toBe(200);
  });
});

describe('registrations with a known address', () => {
  it('conflict with a concurrent registration of the same user name', async () => {
    const { attack } = await attacked();
    const given = attack.passwords[0];
    const answers = await Promise.all([
      register(attack.names[1], attack.email, given),
      register(attack.names[1].toUpperCase(), attack.otherEmail, given),
    ]);
    expect(inOrder(answers)).toEqual([200, 409]);
  });

  it('leave no decoy and no mail if the mail cannot be queued', async () => {
    const attack = newAttack();
    await tests.createUser({ email: attack.email });
    const queue = tests.api.app.get(JobQueue, { strict: false });
    const add = jest.spyOn(queue, 'add').mockRejectedValueOnce(new Error('queue unavailable'));
    expect((await register(attack.names[0], attack.email, password)).status).toBe(500);
    expect(add).toHaveBeenCalledTimes(1);
    add.mockRestore();
    expect([await decoysOf(attack.email), await tests.mails(attack.email)]).toEqual([[], []]);
  });
});
