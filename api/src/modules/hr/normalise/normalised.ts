import type { JobStatus } from 'shared-contracts';
import type { JobContent, QuestionContent } from '../../job-writing/index.ts';

/** A job in our columns, all but those that the database gives. Times are ISO 8601 in UTC. */
export interface NormalisedJob extends JobContent {
  externalId: string;
  companyExternalId: string;
  category: string | null;
  /** null: the source does not tell; the time of the first read counts. */
  postedAt: string | null;
  sourceUpdatedAt: string | null;
  status: JobStatus;
  questions: QuestionContent[];
}

export interface NormalisedCompany {
  externalId: string;
  name: string;
  industry: string | null;
  location: string | null;
  website: string | null;
  description: string | null;
  employees: number | null;
  /** Absolute. */
  logoUrl: string | null;
}

/** A row that cannot be shown, and why; `externalId` where it tells which row it is. */
export interface Refusal {
  refused: string;
  externalId: string | null;
}
