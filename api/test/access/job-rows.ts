import * as contracts from 'shared-contracts';
import { daysAgo } from '../factories/index.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld, TestUser } from './access-world.ts';

const ofAdmins = [401, 403, 403, 200] as const;
const writing = { acting: ['admin'] } as const;
const reading = { assigned: 200, acting: ['assigned', 'admin'] } as const;

const tomorrow = () => daysAgo(-1).toISOString();
const id = (one: string | number) => ({ variables: { id: String(one) } });

async function interview(world: AccessWorld, owner: TestUser) {
  const { id: interviewId } = await world.interview(owner);
  return { ...id(interviewId), mark: interviewId };
}

const assignments: AccessRow[] = [
  row(
    contracts.listJobAssignments,
    ofAdmins,
    async (world) => {
      const colleague = await world.user();
      return { ...id(await world.assignment(colleague)), mark: colleague.user.email };
    },
    reading,
  ),
  row(
    contracts.assignJob,
    ofAdmins,
    async (world, { user }) => ({ ...id(await world.job()), payload: { userId: user.id } }),
    writing,
  ),
  row(
    contracts.unassignJob,
    ofAdmins,
    async (world, owner) => ({
      variables: { id: String(await world.assignment(owner)), userId: String(owner.user.id) },
    }),
    writing,
  ),
  row(
    contracts.listAssignedJobs,
    [401, 200, 200, 200],
    async (world, owner) => ({ mark: `"id":${await world.assignment(owner)},"slug"` }),
    { acting: ['owner', 'assigned'] },
  ),
];

const tracking: AccessRow[] = [
  row(
    contracts.listTrackingUrls,
    ofAdmins,
    async (world) => {
      const job = await world.job();
      return { ...id(job), mark: `/api/jobs/${job}/visit/qr` };
    },
    reading,
  ),
  row(contracts.followTrackingUrl, [302, 302, 302, 302], async (world) => ({
    variables: { id: String(await world.job()), source: 'qr' },
  })),
];

const interviews: AccessRow[] = [
  row(
    contracts.listJobInterviews,
    ofAdmins,
    async (world, owner) => {
      const { id: mark, jobId } = await world.interview(owner);
      return { ...id(jobId), mark };
    },
    reading,
  ),
  // Candidates read their interviews through another route, without the notes of the interviewers.
  row(contracts.getManagedInterview, [401, 404, 404, 200], interview, reading),
  row(
    contracts.planInterview,
    ofAdmins,
    async (world, { user }) => ({
      payload: { userId: user.id, jobId: await world.job(), scheduledAt: tomorrow() },
    }),
    writing,
  ),
  row(
    contracts.changeInterview,
    ofAdmins,
    async (world, owner) => ({
      ...(await interview(world, owner)),
      payload: { scheduledAt: tomorrow(), location: 'Outro lugar' },
    }),
    writing,
  ),
  row(contracts.deleteInterview, ofAdmins, interview, writing),
];

async function application(world: AccessWorld, owner: TestUser) {
  const { id: applicationId, jobId } = await world.application(owner, await world.ownJob());
  return { variables: { id: String(jobId), applicationId }, mark: owner.user.email };
}

// Applicants read their applications through another route.
const applications: AccessRow[] = [
  row(contracts.listJobApplications, ofAdmins, application, reading),
  row(contracts.getJobApplication, ofAdmins, application, reading),
  row(
    contracts.getJobApplicationResume,
    ofAdmins,
    async (world, owner) => ({ ...(await application(world, owner)), mark: '%PDF' }),
    reading,
  ),
  row(
    contracts.changeApplicationStatus,
    ofAdmins,
    async (world, owner) => ({
      ...(await application(world, owner)),
      payload: { status: 'reviewing', previousStatus: 'pending' },
    }),
    reading,
  ),
];

/** Data of a job, which admins and assignees read. */
export const jobRows: readonly AccessRow[] = [...assignments, ...tracking, ...interviews, ...applications];
