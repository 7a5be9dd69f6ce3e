import type { AccountApplication } from 'shared-contracts';
import { AlertLinks } from '../../src/modules/newsletter/index.ts';
import type { AccessWorld, TestUser } from '../access/access-world.ts';
import { buildPdf, saveJob } from '../factories/index.ts';
import { formRequest } from '../multipart.ts';
import type { IdentifierName } from './placeholders.ts';

export type Identifiers = Record<IdentifierName, string>;

/** Text that occurs only in the victim's data. */
export const secretWord = 'segredo-8d1f4c';
export const secret = (name: string) => `${secretWord}-${name}`;

/** One resource of each kind. Fields with free text contain `word`. */
export async function saveResources(world: AccessWorld, owner: TestUser, word: string): Promise<Identifiers> {
  const { database } = world.api;
  const job = await saveJob(database, { source: 'api' });
  const form = formRequest(
    '/api/account/resumes',
    { name: `${word}-nome` },
    { filename: `${word}.pdf`, content: await buildPdf({ text: word }) },
  );
  const { id: Resume } = (await world.call(form, owner.cookies)).json<{ id: string }>();
  const application = await world.application(owner, job.id);
  const interview = await world.interview(owner);
  const savedJob = await world.savedJob(owner);
  const payload = { frequency: 'monthly' };
  await world.call({ method: 'PATCH', url: '/api/newsletter/subscription', payload }, owner.cookies);
  const search = { method: 'POST' as const, url: '/api/newsletter/searches', payload: { search: `keyword=${word}` } };
  const { id: Search } = (await world.call(search, owner.cookies)).json<{ id: string }>();
  const [session] = await database.query<{ id: string }[]>(
    `select sess ->> 'id' as id from sessions where user_id = $1`,
    [owner.user.id],
  );
  const [company] = await database.query<{ slug: string }[]>('select slug from companies where id = $1', [
    job.company_id,
  ]);
  return {
    UserId: String(owner.user.id),
    Username: owner.user.username,
    Email: owner.user.email,
    Resume,
    Application: application.id,
    Interview: interview.id,
    SavedJob: savedJob.id,
    Search,
    SignIn: session?.id ?? '',
    Job: String(job.id),
    JobSlug: job.slug,
    Company: String(job.company_id),
    CompanySlug: company?.slug ?? '',
  };
}

/** Saves texts to and about the victim. */
export async function saveSecrets(world: AccessWorld, { user }: TestUser, interview: string): Promise<void> {
  await world.api.database.query(
    'update interviews set location = $2, notes = $3, interviewer_name = $4 where id = $1',
    [interview, secret('local'), secret('notas'), secret('entrevistador')],
  );
  const message = { name: user.username, email: user.email, phone: '934567812', subject: 'general' };
  await world.call({ method: 'POST', url: '/api/contact', payload: { ...message, message: secret('mensagem') } });
}

/** Tokens that give access to the user's application, calendar and alerts without a session. */
export async function keysOf(world: AccessWorld, owner: TestUser) {
  const answer = await world.call({ url: '/api/account/applications' }, owner.cookies);
  const [application] = answer.json<AccountApplication[]>();
  const [subscriber] = await world.api.database.query<{ id: string }[]>(
    'select id from subscribers where user_id = $1',
    [owner.user.id],
  );
  return {
    ownApplicationToken: application?.href.split('/').at(-1) ?? '',
    ownCalendarToken: await world.calendarToken(owner),
    ownAlertsToken: world.api.app.get(AlertLinks).token(subscriber?.id ?? ''),
  };
}
