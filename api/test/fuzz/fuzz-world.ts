import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Pool } from 'pg';
import type { AccountApplication } from 'shared-contracts';
import { BlogService } from '../../src/modules/blog/index.ts';
import { Passwords } from '../../src/modules/auth/index.ts';
import { rebuildJobIndex } from '../../src/modules/search/index.ts';
import { AccessWorld, type Person } from '../access/access-world.ts';
import { buildFeedPost, buildPdf, saveCategory, saveJob } from '../factories/index.ts';
import { formRequest } from '../multipart.ts';
import { readArchive } from '../read-archive.ts';
import { fillIn, type Placeholder, type Thing } from './placeholders.ts';
import type { FuzzRequest } from './requests.ts';

export const callers = ['anonymous', 'candidate', 'admin'] as const;
export type FuzzCaller = (typeof callers)[number];

/** Who sends the requests, with what they know. */
export interface Attacker {
  caller: FuzzCaller;
  cookies: Record<string, string>;
  values: Record<Placeholder, string>;
}

type Things = Record<Thing, string>;

/** Password of who attacks, and of the examples: what is sent as they are shown is right. */
const ownPassword = 'três gaivotas no cais';

/** Words that stand in the victim's things and nowhere else. */
const secretWord = 'segredo-8d1f4c';
const secret = (thing: string) => `${secretWord}-${thing}`;

/** A mailed link may be asked for by whoever knows the address. */
const openTables = ['user_tokens'];
/** What admins manage of other people. */
const managedTables = ['interviews', 'applications', 'saved_jobs', 'job_assignments'];

const fakeBlog = {
  latest: () => Promise.resolve({ posts: [buildFeedPost(), buildFeedPost()], readAt: new Date(), version: '1' }),
};

/** The API, somebody with something to lose, and people who try to get at it. */
export class FuzzWorld {
  private constructor(
    readonly world: AccessWorld,
    private readonly log: string[],
    private readonly passwordHash: string,
    private readonly victim: Person,
    private readonly victimThings: Things,
    /** Words that nobody but the victim may read. */
    private readonly marks: readonly string[],
    private readonly category: string,
  ) {}

  static async start(): Promise<FuzzWorld> {
    const log: string[] = [];
    const ports = [{ token: BlogService, fake: fakeBlog }];
    const world = await AccessWorld.start({ ports, log, server: { logLevel: 'error' } });
    const victim = await saveVictim(world);
    const things = await thingsOf(world, victim, secretWord);
    const { Resume, Application, Interview, SavedJob, SignIn } = things;
    await tellSecrets(world, victim, Interview);
    const keys = Object.values(await keysOf(world, victim));
    const marks = [secretWord, ...keys, Resume, Application, Interview, SavedJob, SignIn, victim.user.email];
    const category = await saveCategory(world.api.database);
    await saveJob(world.api.database, { category_id: category.id });
    await rebuildSearch(world);
    const passwordHash = await world.api.app.get(Passwords).hash(ownPassword);
    return new FuzzWorld(world, log, passwordHash, victim, things, marks, category.slug);
  }

  close = () => this.world.api.close();

  /** Somebody new, who has one of each thing. */
  async attacker(caller: FuzzCaller): Promise<Attacker> {
    const overrides = caller === 'admin' ? { role: 'admin' as const, second_factor_since: new Date() } : {};
    const person = await this.world.person({ password_hash: this.passwordHash, ...overrides });
    const own = await thingsOf(this.world, person, 'meu');
    const keys = await keysOf(this.world, person);
    const values = {
      ...prefixed('own', own),
      ...prefixed('victim', this.victimThings),
      ...keys,
      ownPassword,
      category: this.category,
    };
    return { caller, cookies: caller === 'anonymous' ? {} : person.cookies, values };
  }

  /** Null: what was generated is no request. */
  async send(request: FuzzRequest, { cookies, values }: Attacker): Promise<LightMyRequestResponse | null> {
    const url = fillIn(request.url, values);
    if (!URL.canParse(url, 'http://localhost')) return null;
    const headers = Object.entries(request.headers).map(([name, value]) => [name, fillIn(value, values)] as const);
    const cookie = request.cookie === null ? {} : { cookie: request.cookie };
    const options: InjectOptions = {
      method: request.method,
      url,
      headers: { ...Object.fromEntries(headers), ...cookie },
      ...(request.body !== null && { payload: payloadOf(request.body, values) }),
    };
    return this.world.call(options, request.cookie === null ? cookies : {});
  }

  /** What of the victim's an answer tells to who did not know it. */
  async leaksIn(answer: LightMyRequestResponse, request: FuzzRequest, { values }: Attacker): Promise<string[]> {
    const told = await textOf(answer);
    const asked = fillIn(JSON.stringify({ ...request, body: textOfBody(request.body) }), values);
    return this.marks.filter((mark) => told.includes(mark) && !asked.includes(mark));
  }

  /** Everything that is the victim's, but for what this caller may change. */
  async stateOfVictim(caller: FuzzCaller): Promise<string> {
    const leftOut = caller === 'admin' ? [...openTables, ...managedTables] : openTables;
    return JSON.stringify(await this.world.stateOf(this.victim, leftOut));
  }

  /** What the API has logged as an error since it was last asked. */
  takeErrors = (): string => this.log.splice(0).join('').slice(0, 700);
}

async function saveVictim(world: AccessWorld): Promise<Person> {
  return world.person({
    username: 'vitima.de.testes',
    email: 'vitima.de.testes@example.com',
    first_name: secret('nome'),
    bio: secret('bio'),
    location: secret('morada'),
    phone: '934567812',
  });
}

/** One thing of each kind, with the word in what can be named. */
async function thingsOf(world: AccessWorld, person: Person, word: string): Promise<Things> {
  const { database } = world.api;
  const job = await saveJob(database);
  const form = formRequest(
    '/api/account/resumes',
    { name: `${word}-nome` },
    { filename: `${word}.pdf`, content: buildPdf({ text: word }) },
  );
  const { id: Resume } = (await world.call(form, person.cookies)).json<{ id: string }>();
  const application = await world.application(person, job.id);
  const interview = await world.interview(person);
  const savedJob = await world.savedJob(person);
  const payload = { frequency: 'monthly' };
  await world.call({ method: 'PATCH', url: '/api/newsletter/subscription', payload }, person.cookies);
  const [session] = await database.query<{ id: string }[]>(
    `select sess ->> 'id' as id from sessions where user_id = $1`,
    [person.user.id],
  );
  const [company] = await database.query<{ slug: string }[]>('select slug from companies where id = $1', [
    job.company_id,
  ]);
  return {
    UserId: String(person.user.id),
    Username: person.user.username,
    Email: person.user.email,
    Resume,
    Application: application.id,
    Interview: interview.id,
    SavedJob: savedJob.id,
    SignIn: session?.id ?? '',
    Job: String(job.id),
    JobSlug: job.slug,
    Company: String(job.company_id),
    CompanySlug: company?.slug ?? '',
  };
}

/** What is said to and about the victim. */
async function tellSecrets(world: AccessWorld, { user }: Person, interview: string): Promise<void> {
  await world.api.database.query(
    'update interviews set location = $2, notes = $3, interviewer_name = $4 where id = $1',
    [interview, secret('local'), secret('notas'), secret('entrevistador')],
  );
  const message = { name: user.username, email: user.email, phone: '934567812', subject: 'general' };
  await world.call({ method: 'POST', url: '/api/contact', payload: { ...message, message: secret('mensagem') } });
}

/** What opens somebody's application and calendar to whoever has it. */
async function keysOf(world: AccessWorld, person: Person) {
  const answer = await world.call({ url: '/api/account/applications' }, person.cookies);
  const [application] = answer.json<AccountApplication[]>();
  return {
    ownApplicationToken: application?.href.split('/').at(-1) ?? '',
    ownCalendarToken: await world.calendarToken(person),
  };
}

async function rebuildSearch({ api }: AccessWorld): Promise<void> {
  const client = await api.app.get(Pool).connect();
  await rebuildJobIndex(client);
  client.release();
}

const prefixed = <Owner extends 'own' | 'victim'>(owner: Owner, things: Things) =>
  Object.fromEntries(Object.entries(things).map(([name, value]) => [`${owner}${name}`, value])) as Record<
    `${Owner}${keyof Things}`,
    string
  >;

const textOfBody = (body: FuzzRequest['body']): string =>
  typeof body === 'string' ? body : Buffer.from(body?.base64 ?? '', 'base64').toString('latin1');

/** Bytes stay as they are: `latin1` has a character for each. */
function payloadOf(body: NonNullable<FuzzRequest['body']>, values: Attacker['values']): Buffer {
  if (typeof body === 'string') return Buffer.from(fillIn(body, values));
  return Buffer.from(fillIn(textOfBody(body), values), 'latin1');
}

function plain({ headers, rawPayload }: LightMyRequestResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
}

async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const headers = JSON.stringify(answer.headers);
  if (answer.headers['content-type'] !== 'application/zip') return headers + String(plain(answer));
  return headers + [...(await readArchive(answer.rawPayload)).values()].map(String).join();
}
