import type { JobStatus } from 'shared-contracts';
import type { JobContent, QuestionContent } from '../../jobs/index.ts';

/** A job in column form, without the values that the database assigns. Times are ISO 8601 in UTC. */
export interface NormalisedJob extends JobContent {
  externalId: string;
  companyExternalId: string;
  category: string | null;
  /** null: the source gives no time; the time of the first read is used. */
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

/** An invalid row and the reason; `externalId` if the row has an id. */
export interface Refusal {
  refused: string;
  externalId: string | null;
}
