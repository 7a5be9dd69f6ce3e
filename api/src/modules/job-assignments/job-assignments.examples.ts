import type { AssignedJob, AssignmentPayload, JobAssignment } from 'shared-contracts';
import type { Example } from '../../http/endpoint-docs.ts';

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

const assignedJob: AssignedJob = {
  id: 128,
  slug: 'enfermeira-de-cuidados-continuados-128',
  title: 'Enfermeira de cuidados continuados',
  companyId: 12,
  companyName: 'Clínica da Ribeira',
  companySlug: 'clinica-da-ribeira',
  logoUrl: null,
  companyLogoUrl: null,
  city: 'Coimbra',
  location: 'Coimbra',
  workplace: 'onsite',
  remote: false,
  category: 'Saúde',
  categorySlug: 'saude',
  jobTypes: ['full-time'],
  type: 'full-time',
  experienceLevel: 'mid',
  salary: { min: 1350, max: 1600, currency: 'EUR', period: 'month', payments: 14 },
  salaryText: null,
  snippet: 'Cuida de pessoas em recuperação, numa equipa de doze profissionais.',
  tags: ['enfermagem'],
  isFeatured: false,
  featuredUntil: null,
  postedAt: '2026-03-01T08:00:00.000Z',
  created_at: '2026-03-01T08:00:00.000Z',
  isClosed: false,
  status: 'open',
  assignedAt: rui.assignedAt,
};

export const assignments: Example<JobAssignment[]> = { answer: [teresa, rui] };
export const assignment: Example<JobAssignment, AssignmentPayload> = { body: { email: rui.email }, answer: rui };
export const assignmentsLeft: Example<JobAssignment[]> = { answer: [teresa] };
export const assignedJobs: Example<AssignedJob[]> = { answer: [assignedJob] };
