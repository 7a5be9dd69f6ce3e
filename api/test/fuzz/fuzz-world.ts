import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Pool } from 'pg';
import { Passwords } from '../../src/modules/auth/index.ts';
import { BlogService } from '../../src/modules/blog/index.ts';
import { CampaignTimes } from '../../src/modules/campaigns/index.ts';
import { rebuildJobIndex } from '../../src/modules/jobs/index.ts';
import { AccessWorld, type TestUser } from '../access/access-world.ts';
import { buildFeedPost, saveCategory, saveJob } from '../factories/index.ts';
import { readArchive } from '../read-archive.ts';
import { fillIn, type Placeholder } from './placeholders.ts';
import type { FuzzRequest } from './requests.ts';
import { keysOf, secret, secretWord, saveSecrets, saveResources, type Identifiers } from './user-data.ts';

export const callers = ['anonymous', 'candidate', 'admin'] as const;
export type FuzzCaller = (typeof callers)[number];

/** The sender of requests, and the values known to them. */
export interface Attacker {
  caller: FuzzCaller;
  cookies: Record<string, string>;
  values: Record<Placeholder, string>;
  /**
   * Values of the victim that the attacker stored, perhaps in the attacker's own profile, each with the part of the
   * API that returns it.
   */
  written: Set<string>;
}

/** Password of the attacker and of the document's examples, so that requests with example values succeed. */
const ownPassword = 'três gaivotas no cais';

/** Any caller who knows the address can request a mailed link, which writes to these tables. */
const publiclyWrittenTables = ['user_tokens'];
/** Failed sign-ins of any caller change these columns. */
const countedColumns = ['failed_sign_ins', 'failed_sign_in_at'];
/** Tables of other users' data that admins may change. */
const managedTables = ['interviews', 'applications', 'saved_jobs', 'job_assignments', 'sessions'];

const fakeBlog = {
  latest: () => Promise.resolve({ posts: [buildFeedPost(), buildFeedPost()], readAt: new Date(), version: '1' }),
};

/** No mail is sent in these tests, so requests that wait for the sending end at once. */
const noDelays = Object.assign(new CampaignTimes(), { answer: 0, stream: 0 });

/** The API, a victim whose data must stay private and unchanged, and attackers. */
export class FuzzWorld {
  private constructor(
    readonly world: AccessWorld,
    private readonly log: string[],
    private readonly passwordHash: string,
    private readonly victim: TestUser,
    private readonly victimIdentifiers: Identifiers,
    /** Texts that only the victim may read. */
    private readonly marks: readonly string[],
    private readonly category: string,
  ) {}

  static async start(): Promise<FuzzWorld> {
    const log: string[] = [];
    const ports = [
      { token: BlogService, fake: fakeBlog },
      { token: CampaignTimes, fake: noDelays },
    ];
    const world = await AccessWorld.start({
      ports,
      log,
      server: { logLevel: 'error' },
      databaseTimeouts: { health: 60_000 },
    });
    const victim = await saveVictim(world);
    const identifiers = await saveResources(world, victim, secretWord);
    const { Resume, Application, Interview, SavedJob, Search, SignIn } = identifiers;
    await saveSecrets(world, victim, Interview);
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
    return new FuzzWorld(world, log, passwordHash, victim, identifiers, marks, category.slug);
  }

  close = () => this.world.api.close();

  /** A new user who has one resource of each kind. */
  async attacker(caller: FuzzCaller): Promise<Attacker> {
    const overrides = caller === 'admin' ? { role: 'admin' as const, second_factor_since: new Date() } : {};
    const attacker = await this.world.user({ password_hash: this.passwordHash, ...overrides });
    const own = await saveResources(this.world, attacker, 'meu');
    const keys = await keysOf(this.world, attacker);
    const values: Attacker['values'] = {
      ...prefixed('own', own),
      ...prefixed('victim', this.victimIdentifiers),
      ...keys,
      ownPassword,
      category: this.category,
    };
    return { caller, cookies: caller === 'anonymous' ? {} : attacker.cookies, values, written: new Set() };
  }

  /** The id of an application gives access to its questions, so the attacker must not know the victim's id there. */
  private withoutKey({ url }: FuzzRequest, values: Attacker['values']): Attacker['values'] {
    return url.includes('/questions') ? { ...values, victimApplication: values.ownApplication } : values;
  }

  /** @returns null if the generated request has no valid URL */
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

  /** Values of the victim in the response, except for those that the attacker sent or stored. */
  async leaksIn(
    answer: LightMyRequestResponse,
    request: FuzzRequest,
    { values, written }: Attacker,
  ): Promise<string[]> {
    const text = await textOf(answer);
    const sent = fillIn(JSON.stringify({ ...request, body: null }) + textOfBody(request.body), values);
    const part = partOf(fillIn(request.url, values));
    const isStored = request.method !== 'GET' && answer.statusCode < 300;
    if (isStored) for (const mark of this.marks) if (sent.includes(mark)) written.add(`${part} ${mark}`);
    const isOwn = (mark: string) => sent.includes(mark) || written.has(`${part} ${mark}`);
    return this.marks.filter((mark) => text.includes(mark) && !isOwn(mark));
  }

  /** The victim's data, except for what this caller may change. */
  async stateOfVictim(caller: FuzzCaller): Promise<string> {
    const leftOut = caller === 'admin' ? [...publiclyWrittenTables, ...managedTables] : publiclyWrittenTables;
    const state = await this.world.stateOf(this.victim, leftOut);
    return JSON.stringify(state, (column, value: unknown) => (countedColumns.includes(column) ? undefined : value));
  }

  /** Errors that the API logged since the last call. */
  takeErrors = (): string => this.log.splice(0).join('').slice(0, 700);
}

async function saveVictim(world: AccessWorld): Promise<TestUser> {
  return world.user({
    username: 'vitima.de.testes',
    email: 'vitima.de.testes@example.com',
    first_name: secret('nome'),
    bio: secret('bio'),
    location: secret('morada'),
    phone: '934567812',
  });
}

/** Saves started campaigns. Attackers with the admin role delete drafts, so drafts would soon be missing. */
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

const prefixed = <Owner extends 'own' | 'victim'>(owner: Owner, identifiers: Identifiers) =>
  Object.fromEntries(Object.entries(identifiers).map(([name, value]) => [`${owner}${name}`, value])) as Record<
    `${Owner}${keyof Identifiers}`,
    string
  >;

/** First segments of paths whose data is shown under the same segment. The account has several. */
const ownParts = ['account', 'user', 'login'];
function partOf(url: string): string {
  const [, , first = ''] = new URL(url, 'http://localhost').pathname.split('/');
  return ownParts.includes(first) ? 'account' : first;
}

const textOfBody = (body: FuzzRequest['body']): string =>
  typeof body === 'string' ? body : Buffer.from(body?.base64 ?? '', 'base64').toString('latin1');

/** `latin1` maps each byte to one character, so bytes are unchanged. */
function payloadOf(body: NonNullable<FuzzRequest['body']>, values: Attacker['values']): Buffer {
  if (typeof body === 'string') return Buffer.from(fillIn(body, values));
  return Buffer.from(fillIn(textOfBody(body), values), 'latin1');
}

/** The body of a response, decompressed. */
export function decodedBody({ headers, rawPayload }: LightMyRequestResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
}

async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const headers = JSON.stringify(answer.headers);
  if (answer.headers['content-type'] !== 'application/zip') return headers + String(decodedBody(answer));
  return headers + [...(await readArchive(answer.rawPayload)).values()].map(String).join();
}
