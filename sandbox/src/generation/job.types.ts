export type JobStatus = 'open' | 'paused' | 'closed';

/** The HR backend's representation of a job. Irregular jobs do not match these types: see `WrittenJob`. */
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

/** A job with given fields, which may be invalid. */
export type WrittenJob = Readonly<Record<string, unknown>> & { id: string };

/** Stored part of a job. Its texts are generated from `seed` when they are read. */
export interface JobRecord {
  readonly id: string;
  /** Position in the list's order. */
  readonly position: number;
  readonly seed: number;
  /** Fields that replace generated ones. */
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
  /** The serialized job, cached until it changes. */
  json: Buffer | null;
}
