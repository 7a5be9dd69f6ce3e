import type { AccountApplication, Interview, SavedJob } from 'shared-contracts';

const job: AccountApplication['job'] = {
  id: 12,
  slug: 'designer-12',
  title: 'Designer de Produto',
  companyId: 3,
  companyName: 'Vela Digital',
  companySlug: 'vela-digital-3',
  logoUrl: null,
  city: 'Porto',
  isClosed: false,
};

/** A job with a different title, so that rows are distinguishable. */
export const buildListedJob = (changes: Partial<typeof job> = {}): typeof job => ({ ...job, ...changes });

export function buildAccountApplication(changes: Partial<AccountApplication> = {}): AccountApplication {
  const appliedAt = '2026-11-12T12:00:00.000Z';
  return {
    id: 'a1',
    userId: 7,
    jobId: 12,
    job,
    status: 'pending',
    delivery: 'delivered',
    questionsDue: 0,
    answersDue: false,
    href: '/applications/t0ken',
    resumeName: 'ines.pdf',
    coverLetter: null,
    resumeUrl: '/api/account/applications/a1/resume',
    answers: [],
    appliedAt,
    createdAt: appliedAt,
    updatedAt: appliedAt,
    history: [],
    withdrawnAt: null,
    companyAnswerDays: null,
    ...changes,
  };
}

/** An interview in the far future. */
export function buildInterview(changes: Partial<Interview> = {}): Interview {
  return {
    id: 'i1',
    jobId: 12,
    jobSlug: job.slug,
    jobTitle: job.title,
    companyId: 3,
    companyName: job.companyName,
    companySlug: job.companySlug,
    scheduledAt: '2099-07-26T09:30:00.000Z',
    endTime: null,
    location: null,
    interviewType: 'video',
    interviewerName: null,
    interviewerEmail: null,
    notes: null,
    status: 'scheduled',
    isCancelable: true,
    hasCompanyContact: true,
    calendarUrl: '/api/user/interviews/i1/calendar',
    createdAt: '2026-11-12T12:00:00.000Z',
    updatedAt: '2026-11-12T12:00:00.000Z',
    ...changes,
  };
}

export function buildSavedJob(changes: Partial<SavedJob> = {}): SavedJob {
  return {
    id: 's1',
    jobId: 12,
    job: { ...job, workplace: null, remote: false, salary: null, salaryText: null, closesAt: null },
    savedAt: '2026-11-12T12:00:00.000Z',
    note: null,
    noteVersion: 1,
    ...changes,
  };
}
