import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Pool } from 'pg';
import { Passwords } from '../../src/modules/auth/index.ts';
import { BlogService } from '../../src/modules/blog/index.ts';
import { CampaignTimes } from '../../src/modules/campaigns/index.ts';
import { rebuildJobIndex } from '../../src/modules/jobs/index.ts';
import { AccessWorld, type Person } from '../access/access-world.ts';
import { buildFeedPost, saveCategory, saveJob } from '../factories/index.ts';
import { readArchive } from '../read-archive.ts';
import { fillIn, type Placeholder } from './placeholders.ts';
import type { FuzzRequest } from './requests.ts';
import { keysOf, secret, secretWord, tellSecrets, thingsOf, type Things } from './things.ts';

export const callers = ['anonymous', 'candidate', 'admin'] as const;
export type FuzzCaller = (typeof callers)[number];

/** Who sends the requests, with what they know. */
export interface Attacker {
  caller: FuzzCaller;
  cookies: Record<string, string>;
  values: Record<Placeholder, string>;
  /** What of the victim's they stored themselves, perhaps in their own profile, with the part of the API that shows it. */
  written: Set<string>;
}

/** Password of who attacks, and of the examples: what is sent as they are shown is right. */
const ownPassword = 'três gaivotas no cais';

/** A mailed link may be asked for by whoever knows the address. */
const openTables = ['user_tokens'];
/** Wrong passwords are counted, whoever tries them. */
const countedColumns = ['failed_sign_ins', 'failed_sign_in_at'];
/** What admins manage of other people. */
const managedTables = ['interviews', 'applications', 'saved_jobs', 'job_assignments', 'sessions'];

const fakeBlog = {
  latest: () => Promise.resolve({ posts: [buildFeedPost(), buildFeedPost()], readAt: new Date(), version: '1' }),
};

/** Nobody sends here: what waits for mails, or tells of them, ends at once. */
const noTime = Object.assign(new CampaignTimes(), { answer: 0, stream: 0 });

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
    const ports = [
      { token: BlogService, fake: fakeBlog },
      { token: CampaignTimes, fake: noTime },
    ];
    const world = await AccessWorld.start({ ports, log, server: { logLevel: 'error' }, healthTimeoutMs: 60_000 });
    const victim = await saveVictim(world);
    const things = await thingsOf(world, victim, secretWord);
    const { Resume, Application, Interview, SavedJob, Search, SignIn } = things;
    await tellSecrets(world, victim, Interview);
    const keys = Object.values(await keysOf(world, victim));
    const { sid = '' } = victim.cookies;
    const marks = [
      secretWord,
      sid,
      ...keys,
      Resume,
      Application,
      Interview,
      SavedJob,
      Search,
      SignIn,
      victim.user.email,
    ];
    const category = await saveCategory(world.api.database);
    await saveJob(world.api.database, { category_id: category.id });
    await rebuildSearch(world);
    await saveCampaigns(world);
    const passwordHash = await world.api.app.get(Passwords).hash(ownPassword);
    return new FuzzWorld(world, log, passwordHash, victim, things, marks, category.slug);
  }

  close = () => this.world.api.close();

  /** SignedInUser new, who has one of each thing. */
  async attacker(caller: FuzzCaller): Promise<Attacker> {
    const overrides = caller === 'admin' ? { role: 'admin' as const, second_factor_since: new Date() } : {};
    const person = await this.world.person({ password_hash: this.passwordHash, ...overrides });
    const own = await thingsOf(this.world, person, 'meu');
    const keys = await keysOf(this.world, person);
    const values: Attacker['values'] = {
      ...prefixed('own', own),
      ...prefixed('victim', this.victimThings),
      ...keys,
      ownPassword,
      category: this.category,
    };
    return { caller, cookies: caller === 'anonymous' ? {} : person.cookies, values, written: new Set() };
  }

  /** Who has the id of an application may answer its questions: nobody has the victim's there. */
  private withoutKey({ url }: FuzzRequest, values: Attacker['values']): Attacker['values'] {
    return url.includes('/questions') ? { ...values, victimApplication: values.ownApplication } : values;
  }

  /** Null: what was generated is no request. */
  async send(request: FuzzRequest, { cookies, values: all }: Attacker): Promise<LightMyRequestResponse | null> {
    const values = this.withoutKey(request, all);
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
  async leaksIn(
    answer: LightMyRequestResponse,
    request: FuzzRequest,
    { values, written }: Attacker,
  ): Promise<string[]> {
    const told = await textOf(answer);
    const asked = fillIn(JSON.stringify({ ...request, body: null }) + textOfBody(request.body), values);
    const part = partOf(fillIn(request.url, values));
    const isStored = request.method !== 'GET' && answer.statusCode < 300;
    if (isStored) for (const mark of this.marks) if (asked.includes(mark)) written.add(`${part} ${mark}`);
    const isOwn = (mark: string) => asked.includes(mark) || written.has(`${part} ${mark}`);
    return this.marks.filter((mark) => told.includes(mark) && !isOwn(mark));
  }

  /** Everything that is the victim's, but for what this caller may change. */
  async stateOfVictim(caller: FuzzCaller): Promise<string> {
    const leftOut = caller === 'admin' ? [...openTables, ...managedTables] : openTables;
    const state = await this.world.stateOf(this.victim, leftOut);
    return JSON.stringify(state, (column, value: unknown) => (countedColumns.includes(column) ? undefined : value));
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

/** That were begun: drafts are deleted by whoever finds them, and then nobody would find one. */
async function saveCampaigns({ api }: AccessWorld): Promise<void> {
  await api.database.query(`
    insert into campaigns (name, subject, frequency, status, pause_reason, started_at)
    select 'Semanal', 'As suas ofertas', 'weekly', 'paused', 'admin', now() from generate_series(1, 4)`);
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

/** First word of a path: what is stored there is shown there. Several words are the account's. */
const ownParts = ['account', 'user', 'login'];
function partOf(url: string): string {
  const [, , first = ''] = new URL(url, 'http://localhost').pathname.split('/');
  return ownParts.includes(first) ? 'account' : first;
}

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
