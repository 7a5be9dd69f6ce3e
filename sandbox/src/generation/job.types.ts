export type JobStatus = 'open' | 'paused' | 'closed';

/** A job as it goes over the wire. Odd ones break every one of these types: see `WrittenJob`. */
export interface WireJob {
  id: string;
  title: string;
  company_id: string;
  locations: { city: string; district: string; country: string }[];
  category: string;
  employment_types: string[];
  workplace: string;
  experience_level: string | null;
  description_html: string;
  requirements_html: string | null;
  benefits_html: string | null;
  salary: object | null;
  salary_text: string | null;
  tags: string[];
  language: string;
  featured: boolean;
  featured_until: string | null;
  posted_at: string;
  updated_at: string;
  closes_at: string | null;
  status: JobStatus;
  questions: { id: string; text: string; required: boolean }[];
}

/** A job that somebody wrote by hand, with whatever mistakes are in it. */
export type WrittenJob = Readonly<Record<string, unknown>> & { id: string };

/** What the board keeps of a job; its texts are put together from `seed` when somebody reads them. */
export interface JobRecord {
  readonly id: string;
  /** Place in the list: lists are read in its order. */
  readonly position: number;
  readonly seed: number;
  /** Parts that do not come from the seed. */
  written: Readonly<Record<string, unknown>> | null;
  /** `written` is the whole job. */
  exact: boolean;
  status: JobStatus;
  postedAt: number;
  updatedAt: number;
  closesAt: number | null;
  featured: boolean;
  featuredUntil: number | null;
  revision: number;
  /** The answer's bytes, kept until the job changes. */
  json: Buffer | null;
}
