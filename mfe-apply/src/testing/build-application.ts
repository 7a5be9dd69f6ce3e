import type { Application, AppliedAnswer, Job, JobQuestion, SentReceipt } from 'shared-contracts';

export function buildJob(job: Partial<Job> = {}): Job {
  return {
    id: 12,
    slug: 'designer-12',
    title: 'Designer de Produto',
    companyName: 'Vela Digital',
    logoUrl: null,
    city: 'Porto',
    workplace: 'hybrid',
    questionCount: 2,
    isClosed: false,
    related: [],
    now: '2026-11-20T12:00:00.000Z',
    ...job,
  } as Job;
}

export const questions: JobQuestion[] = [
  { id: 1, question: 'Conte-nos um projeto de que se orgulha.', required: true },
  { id: 2, question: 'Quando poderia começar?', required: false },
];

export function buildReceipt(receipt: Partial<SentReceipt> = {}): SentReceipt {
  const { id = '11111111-1111-4111-8111-111111111111', questionsDue = 2 } = receipt;
  return {
    id,
    resumeId: id,
    jobId: 12,
    questionsDue,
    answersDue: questionsDue > 0,
    token: 't0ken',
    submittedAt: '2026-11-20T12:00:00.000Z',
    ...receipt,
  };
}

export function buildApplication(application: Partial<Application> = {}): Application {
  const receipt = buildReceipt({ questionsDue: 0 });
  return {
    ...receipt,
    userId: null,
    coverLetter: null,
    resumeUrl: '/api/applications/t0ken/resume',
    answers: [],
    appliedAt: receipt.submittedAt,
    updatedAt: receipt.submittedAt,
    job: {
      id: 12,
      slug: 'designer-12',
      title: 'Designer de Produto',
      companyName: 'Vela Digital',
      logoUrl: null,
      city: 'Porto',
      isClosed: false,
    },
    status: 'pending',
    delivery: 'waiting',
    name: null,
    email: 'ines@example.com',
    resume: { name: 'ines.pdf', size: 421_888, pages: 3 },
    questions: [],
    history: [],
    withdrawnAt: null,
    companyAnswerDays: null,
    ...application,
  };
}

/** The API's record of an account's application to a job; with `receipt`, required answers are missing. */
export const buildApplied = (applied: boolean, receipt: SentReceipt | null = null): AppliedAnswer => ({
  applied,
  hasApplied: applied,
  answersDue: receipt !== null,
  receipt,
});
