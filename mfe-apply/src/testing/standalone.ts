import { answer, buildStoredResume, type Standalone } from 'platform/testing';
import {
  addApplicantEmail,
  answerJobQuestions,
  applyToJob,
  getApplication,
  getApplied,
  getJob,
  getJobQuestions,
  listResumes,
  withdrawApplication,
} from 'shared-contracts';
import { buildJob as buildDetailedJob } from 'shared-contracts/testing';
import { buildApplication, buildApplied, buildReceipt, questions } from './build-application';

const job = buildDetailedJob({ questionCount: questions.length });

/** An application to a job with questions, and a sent application. */
export const standalone: Standalone = {
  pages: ['/jobs/12/apply', '/applications/t0ken'],
  fragments: { modal: { job, onClose: () => {} } },
  answers: [
    answer(getJob, job),
    answer(getJobQuestions, questions),
    answer(getApplied, buildApplied(false)),
    answer(listResumes, [buildStoredResume()]),
    answer(applyToJob, buildReceipt()),
    answer(answerJobQuestions, buildReceipt({ questionsDue: 0 })),
    answer(getApplication, buildApplication()),
    answer(addApplicantEmail, buildApplication()),
    answer(withdrawApplication, buildApplication({ withdrawnAt: '2026-11-20T13:00:00.000Z' })),
  ],
};
