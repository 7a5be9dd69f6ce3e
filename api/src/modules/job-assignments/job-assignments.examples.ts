import type { AssignedJob, AssignmentPayload, JobAssignment } from 'shared-contracts';
import { type Example, exampleJob } from '../../http/index.ts';

const teresa: JobAssignment = {
  userId: 41,
  username: 'teresa.nunes',
  email: 'teresa.nunes@example.com',
  firstName: 'Teresa',
  lastName: 'Nunes',
  assignedAt: '2026-03-02T09:15:00.000Z',
};

const rui: JobAssignment = {
  userId: 57,
  username: 'rui.prata',
  email: 'rui.prata@example.com',
  firstName: 'Rui',
  lastName: 'Prata',
  assignedAt: '2026-03-04T16:40:00.000Z',
};

const assignedJob: AssignedJob = { ...exampleJob, status: 'open', assignedAt: rui.assignedAt };

export const assignments: Example<JobAssignment[]> = { answer: [teresa, rui] };
export const assignment: Example<JobAssignment, AssignmentPayload> = { body: { email: rui.email }, answer: rui };
export const assignmentsLeft: Example<JobAssignment[]> = { answer: [teresa] };
export const assignedJobs: Example<AssignedJob[]> = { answer: [assignedJob] };
