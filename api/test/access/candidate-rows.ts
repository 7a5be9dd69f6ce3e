import { randomUUID } from 'node:crypto';
import * as contracts from 'shared-contracts';
import { saveCompany, saveQuestion } from '../factories/index.ts';
import { nextSerial } from '../factories/seed.ts';
import { row, type AccessRow } from './access-row.ts';
import { callers, type AccessWorld, type TestUser } from './access-world.ts';

const ownOnly = [401, 200, 200, 200] as const;
/** Another user's data gets the same response as missing data, for admins too. */
const ofOwner = [401, 404, 200, 404] as const;
const allAllowed = [200, 200, 200, 200] as const;

const id = (one: { id: string | number }) => ({ variables: { id: String(one.id) } });
const resume = async (world: AccessWorld, owner: TestUser) => id(await world.resume(owner));
const interview = async (world: AccessWorld, owner: TestUser) => id(await world.interview(owner));
const applicationToken = async (world: AccessWorld, owner: TestUser) => ({
  variables: { token: world.applicationToken(await world.application(owner)) },
});

const resumes: AccessRow[] = [
  row(contracts.listResumes, ownOnly, async (world, owner) => ({ mark: (await world.resume(owner)).id })),
  row(contracts.addResume, ownOnly, async (world) => ({ form: await world.resumeForm('/api/account/resumes') })),
  row(contracts.setDefaultResume, ofOwner, async (world, owner) => {
    await world.resume(owner);
    return resume(world, owner);
  }),
  row(contracts.deleteResume, ofOwner, resume),
  row(contracts.getResumeFile, ofOwner, resume),
];

const applications: AccessRow[] = [
  row(contracts.listApplications, ownOnly, async (world, owner) => ({ mark: (await world.application(owner)).id })),
  row(contracts.getSentResume, ofOwner, async (world, owner) => id(await world.application(owner))),
  row(
    contracts.claimApplication,
    ofOwner,
    async (world, owner) => {
      const application = await world.application(owner);
      return { payload: { token: world.applicationToken(application) }, mark: application.id };
    },
    // The application is in the account already.
    { changes: false },
  ),
  row(contracts.removeApplication, ofOwner, async (world, owner) => id(await world.application(owner))),
  row(contracts.getApplied, ownOnly, async (world, owner) => ({
    variables: { id: String((await world.application(owner)).jobId) },
    mark: '"applied":true',
  })),
  row(contracts.applyToJob, allAllowed, async (world) => {
    const job = await world.job();
    return { ...id({ id: job }), form: await world.resumeForm(`/api/jobs/${job}/resume`) };
  }),
  row(
    contracts.applyToJob,
    ofOwner,
    async (world, owner) => ({
      ...id({ id: await world.job() }),
      payload: { resumeId: (await world.resume(owner)).id },
    }),
    { variant: 'with a stored resume' },
  ),
  row(
    contracts.answerJobQuestions,
    [200, 404, 200, 404],
    async (world, owner) => {
      const job = await world.job();
      const question = await saveQuestion(world.api.database, job);
      const { id: resumeId } = await world.application(owner, job);
      return { ...id({ id: job }), payload: { resumeId, answers: [{ questionId: question.id, answer: 'Sim.' }] } };
    },
    { acting: ['anonymous', 'owner'] },
  ),
  row(contracts.getApplication, allAllowed, applicationToken, { acting: callers }),
  row(contracts.getApplicationResume, allAllowed, applicationToken, { acting: callers }),
  row(
    contracts.addApplicantEmail,
    allAllowed,
    async (world, owner) => ({ ...(await applicationToken(world, owner)), payload: { email: owner.user.email } }),
    // An account's application has its address already.
    { acting: callers, changes: false },
  ),
  row(contracts.withdrawApplication, allAllowed, applicationToken, { acting: callers }),
];

const lists: AccessRow[] = [
  row(contracts.listSavedJobs, ownOnly, async (world, owner) => ({ mark: (await world.savedJob(owner)).id })),
  row(contracts.saveJob, ownOnly, async (world) => ({ payload: { jobId: await world.job() } })),
  row(contracts.removeSavedJob, ofOwner, async (world, owner) => id(await world.savedJob(owner))),
  // The id is chosen by the client, and an entry of another user is not changed: another user's request adds an own entry.
  row(contracts.restoreSavedJob, ownOnly, async (world) => ({
    ...id({ id: randomUUID() }),
    payload: { jobId: await world.job(), savedAt: new Date().toISOString(), note: null },
  })),
  row(contracts.writeSavedJobNote, ofOwner, async (world, owner) => ({
    ...id(await world.savedJob(owner)),
    payload: { note: 'Falar com a Rita' },
  })),
  row(contracts.getAccountOverview, ownOnly),
  row(contracts.listFollowedCompanyCards, ownOnly, async (world, owner) => ({
    mark: `"id":${await followed(world, owner)},`,
  })),
  row(contracts.listFollowedCompanies, ownOnly, async (world, owner) => ({
    mark: `[${await followed(world, owner)}]`,
  })),
  row(contracts.followCompany, ownOnly, async (world) => ({
    variables: { companyId: String((await saveCompany(world.api.database)).id) },
  })),
  row(contracts.unfollowCompany, ownOnly, async (world, owner) => ({
    variables: { companyId: String(await followed(world, owner)) },
  })),
];

async function followed(world: AccessWorld, { cookies }: TestUser): Promise<number> {
  const company = await saveCompany(world.api.database);
  await world.call({ method: 'PUT', url: `/api/account/followed-companies/${company.id}` }, cookies);
  return company.id;
}

const interviews: AccessRow[] = [
  row(contracts.listInterviews, ownOnly, async (world, owner) => ({ mark: (await world.interview(owner)).id })),
  row(contracts.cancelInterview, ofOwner, async (world, owner) => ({
    ...(await interview(world, owner)),
    payload: { status: 'canceled' },
  })),
  row(contracts.getInterviewCalendar, ofOwner, interview),
  row(contracts.getCalendarFeed, ownOnly, async (world, owner) => ({ mark: await world.calendarToken(owner) })),
  row(contracts.renewCalendarFeed, ownOnly),
  row(contracts.removeCalendarFeed, ownOnly, async (world, owner) => {
    await world.calendarToken(owner);
    return {};
  }),
  row(
    contracts.getCalendar,
    allAllowed,
    async (world, owner) => ({ variables: { token: await world.calendarToken(owner) } }),
    { acting: callers },
  ),
];

const visitor = { firstName: 'Ana', phone: '912345678', company: 'Vela Digital' };
const message = { name: 'Ana', phone: '912345678', subject: 'general', message: 'Olá a toda a equipa.' };

async function subscribed(world: AccessWorld, { cookies }: TestUser): Promise<void> {
  const payload = { frequency: 'monthly' };
  await world.call({ method: 'PATCH', url: '/api/newsletter/subscription', payload }, cookies);
}

const letters: AccessRow[] = [
  row(contracts.getSubscription, ofOwner, async (world, owner) => {
    await subscribed(world, owner);
    return { mark: 'monthly' };
  }),
  row(
    contracts.requestAddressConfirmation,
    ofOwner,
    async (world, owner) => {
      await subscribed(world, owner);
      return {};
    },
    { changes: false },
  ),
  row(contracts.updateSubscription, ownOnly, () => ({ payload: { frequency: 'both' } })),
  row(
    contracts.subscribeToNewsletter,
    allAllowed,
    () => ({ payload: { ...visitor, email: `empresa${nextSerial()}@example.com` } }),
    { changes: false },
  ),
  row(contracts.sendContactMessage, allAllowed, (_, { user }) => ({ payload: { ...message, email: user.email } }), {
    changes: false,
  }),
];

/** Resumes, applications, lists, interviews and alerts of a candidate. */
export const candidateRows: readonly AccessRow[] = [...resumes, ...applications, ...lists, ...interviews, ...letters];
