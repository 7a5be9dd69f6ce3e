import type { DeletedJob, JobPayload, JobToggle, ManagedJob, ManagedJobPage } from 'shared-contracts';
import type { Example } from '../../../http/index.ts';

const payload: JobPayload = {
  title: 'Enfermeiro/a de cuidados continuados (m/f/d)',
  companyId: 42,
  categoryId: 3,
  slug: 'enfermeiro-cuidados-continuados',
  location: 'Porto, Vila Nova de Gaia',
  places: [
    { city: 'Porto', region: 'Porto', country: 'PT' },
    { city: 'Vila Nova de Gaia', region: 'Porto', country: 'PT' },
  ],
  type: 'full-time',
  jobTypes: ['full-time'],
  workplace: 'onsite',
  experienceLevel: 'mid',
  description: '<p>Cuidar de pessoas em reabilitação, numa equipa de doze enfermeiros.</p>',
  requirements: '<ul><li>Cédula profissional da Ordem dos Enfermeiros</li></ul>',
  benefits: '<ul><li>Seguro de saúde</li><li>Formação paga</li></ul>',
  salary: { min: 1350, max: 1600, currency: 'EUR', period: 'month', payments: 14 },
  salaryText: 'Mais subsídio de turno',
  tags: ['turnos', 'reabilitação'],
  language: 'pt',
  closesAt: '2027-01-31T18:00:00.000Z',
  questions: [{ question: 'Tem cédula profissional válida?', required: true }],
};

const job: ManagedJob = {
  id: 5012,
  slug: 'enfermeiro-cuidados-continuados-5012',
  title: 'Enfermeiro/a de cuidados continuados (m/f/d)',
  companyId: 42,
  companyName: 'Clínica Foz do Douro',
  companySlug: 'clinica-foz-do-douro-42',
  city: 'Porto',
  location: 'Porto, Vila Nova de Gaia',
  workplace: 'onsite',
  remote: false,
  category: 'Saúde',
  categorySlug: 'saude',
  jobTypes: ['full-time'],
  type: 'full-time',
  experienceLevel: 'mid',
  salary: { min: 1350, max: 1600, currency: 'EUR', period: 'month', payments: 14 },
  salaryText: 'Mais subsídio de turno',
  tags: ['turnos', 'reabilitação'],
  featuredUntil: null,
  postedAt: '2026-11-20T09:30:00.000Z',
  created_at: '2026-11-20T09:30:00.000Z',
  categoryId: 3,
  places: [
    { city: 'Porto', region: 'Porto', country: 'PT' },
    { city: 'Vila Nova de Gaia', region: 'Porto', country: 'PT' },
  ],
  description: '<p>Cuidar de pessoas em reabilitação, numa equipa de doze enfermeiros.</p>',
  requirements: '<ul><li>Cédula profissional da Ordem dos Enfermeiros</li></ul>',
  benefits: '<ul><li>Seguro de saúde</li><li>Formação paga</li></ul>',
  language: 'pt',
  updatedAt: '2026-11-20T09:30:00.000Z',
  version: 1,
  isFeatured: false,
  closesAt: '2027-01-31T18:00:00.000Z',
  source: 'api',
  status: 'open',
  isActive: true,
  editedAt: null,
  questions: [{ id: 9041, question: 'Tem cédula profissional válida?', required: true }],
  applicationCount: 0,
};

const hrJob: ManagedJob = {
  ...job,
  id: 217,
  slug: 'tecnico-de-radiologia-217',
  title: 'Técnico/a de radiologia',
  source: 'hr',
  status: 'paused',
  isActive: false,
  editedAt: '2026-11-18T15:04:11.000Z',
  updatedAt: '2026-11-19T08:20:45.000Z',
  version: 1,
  salary: null,
  salaryText: 'A combinar',
  closesAt: null,
  questions: [],
  applicationCount: 7,
};

export const listed: Example<ManagedJobPage> = {
  answer: { items: [job, hrJob], page: 1, pageSize: 50, totalPages: 1, total: 2 },
};
export const shown: Example<ManagedJob> = { answer: { ...job, applicationCount: 3 } };
export const created: Example<ManagedJob, JobPayload> = { answer: job, body: payload };
export const updated: Example<ManagedJob, JobPayload> = {
  answer: { ...job, title: 'Enfermeiro/a-chefe', updatedAt: '2026-11-21T10:00:00.000Z' },
  body: { ...payload, title: 'Enfermeiro/a-chefe' },
};
export const toggled: Example<ManagedJob, JobToggle> = {
  answer: { ...job, status: 'paused', isActive: false, updatedAt: '2026-11-21T10:05:00.000Z' },
  body: { isActive: false },
};
export const deleted: Example<DeletedJob> = { answer: { id: 5012, deletedAt: '2026-11-22T17:00:00.000Z' } };
