/** Keys of a job's contract form (SPEC §3). `weekend-only` and `project-based` are the "other labels" of the spec. */
export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'freelance',
  'internship',
  'temporary',
  'weekend-only',
  'project-based',
] as const;
export type JobType = (typeof jobTypes)[number];

/** English labels, for clients when the job-types lookup fails (SPEC §7). */
export const jobTypeLabels: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  freelance: 'Freelance',
  internship: 'Internship',
  temporary: 'Temporary',
  'weekend-only': 'Weekend Only',
  'project-based': 'Project Based',
};

/** Values of the search filter "type": job types, and two workplace labels of SPEC §3 (DESIGN §4). */
export const typeFilters = [...jobTypes, 'remote-only', 'hybrid'] as const;
export type TypeFilter = (typeof typeFilters)[number];

export const typeFilterLabels: Record<TypeFilter, string> = {
  ...jobTypeLabels,
  'remote-only': 'Remote Only',
  hybrid: 'Hybrid',
};

export const experienceLevels = ['entry', 'junior', 'mid', 'senior', 'expert'] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const experienceLevelLabels: Record<ExperienceLevel, string> = {
  entry: 'Entry Level',
  junior: 'Junior',
  mid: 'Mid Level',
  senior: 'Senior',
  expert: 'Expert',
};

/** Months of experience per level in structured data (SPEC §9). */
const levelMonths: Record<ExperienceLevel, number> = { entry: 0, junior: 12, mid: 36, senior: 60, expert: 96 };

const levelSpellings: Record<string, ExperienceLevel> = {
  'entry level': 'entry',
  'mid level': 'mid',
  executive: 'expert',
};

/** Parses a key or label of SPEC §3 ("Mid Level", "mid", "executive"); null if unknown. */
export function toExperienceLevel(text: string): ExperienceLevel | null {
  const key = text
    .trim()
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, ' ');
  const found = levelSpellings[key] ?? key;
  return isOneOf(experienceLevels, found) ? found : null;
}

/** 24 for an unknown or missing level (SPEC §9). */
export function monthsOfExperience(level: string | null): number {
  const known = level === null ? null : toExperienceLevel(level);
  return known === null ? 24 : levelMonths[known];
}

const typeKey = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-');

/** Parses a key or label of SPEC §3 ("full-time", "Full time", "Weekend Only"); null if unknown. */
export function toJobType(text: string): JobType | null {
  const key = typeKey(text);
  return isOneOf(jobTypes, key) ? key : null;
}

/** Parses a job type, "Remote Only" or "Hybrid"; null if unknown. */
export function toTypeFilter(text: string): TypeFilter | null {
  const key = typeKey(text);
  return isOneOf(typeFilters, key) ? key : null;
}

/** Type filter values that match a job: its types and its workplace. */
export function typeFiltersOf({
  jobTypes: types,
  workplace,
}: {
  jobTypes: readonly string[];
  workplace: string | null;
}) {
  const found = types.map(toJobType).filter((type) => type !== null);
  const named = { remote: 'remote-only', hybrid: 'hybrid', onsite: null } as const;
  const place = isOneOf(workplaces, workplace) ? named[workplace] : null;
  return place === null ? found : [...found, place];
}

/** Job types that are schedules. The others are kinds of contract. */
export const schedules = ['full-time', 'part-time', 'weekend-only'] as const satisfies readonly JobType[];
export type Schedule = (typeof schedules)[number];

/** Parses a schedule's key or label; null if unknown. */
export function toSchedule(text: string): Schedule | null {
  const key = typeKey(text);
  return isOneOf(schedules, key) ? key : null;
}

export const workplaces = ['onsite', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

export const postedWithin = ['any', '24h', '1w', '1m'] as const;
export type PostedWithin = (typeof postedWithin)[number];

/** Days per value of the "posted within" filter (SPEC §9). */
export const postedWithinDays: Record<Exclude<PostedWithin, 'any'>, number> = { '24h': 1, '1w': 7, '1m': 30 };

/**
 * `relevance`: featured jobs, better matches, newest (SPEC §9). `match`: the same without preferring featured jobs. `date`: newest.
 * `pay`: highest comparable pay, then the other jobs, newest first.
 */
export const jobSorts = ['relevance', 'match', 'date', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];

/** Sort orders of the company list. `jobs` (default): most open jobs first. */
export const companySorts = ['jobs', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'declined', 'accepted'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const statusAliases: Record<string, ApplicationStatus> = {
  reviewed: 'reviewing',
  interviewed: 'interview',
  rejected: 'declined',
};

/** Parses a status of SPEC §4 or one of its aliases (DESIGN §4). Unknown values are `pending`. */
export function toApplicationStatus(text: string): ApplicationStatus {
  const key = text.trim().toLowerCase();
  const found = statusAliases[key] ?? key;
  return isOneOf(applicationStatuses, found) ? found : 'pending';
}

export const languages = ['pt', 'en'] as const;
export type Language = (typeof languages)[number];

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export function isOneOf<const T extends readonly string[]>(values: T, value: unknown): value is T[number] {
  return typeof value === 'string' && values.includes(value);
}

export const newsletterFrequencies = ['weekly', 'monthly', 'both'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];
