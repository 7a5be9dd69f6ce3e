import {
  isOneOf,
  languages,
  limits,
  slugify,
  toExperienceLevel,
  toIsoTime,
  toJobType,
  workplaces,
  type JobStatus,
  type JobType,
  type Workplace,
} from 'shared-contracts';
import { fieldsOf, idOf, listOf, textOf } from '../../../untrusted/values.parser.ts';
import {
  placesOf,
  questionOf,
  salaryOf,
  tagsOf,
  textsOf,
  titleOf,
  type JobContent,
  type QuestionContent,
} from '../../jobs/index.ts';
import type { Refusal } from './company.parser.ts';

/** A job in column form, without the values that the database assigns. Times are ISO 8601 in UTC. */
export interface NormalizedJob extends JobContent {
  externalId: string;
  companyExternalId: string;
  category: string | null;
  /** null: the source gives no time; the time of the first read is used. */
  postedAt: string | null;
  sourceUpdatedAt: string | null;
  status: JobStatus;
  questions: QuestionContent[];
}

/** The valid questions in the order of the source, without duplicate ids. */
function normalizeQuestions(value: unknown): QuestionContent[] {
  const byId = new Map<string, QuestionContent>();
  for (const entry of listOf(value).slice(0, limits.jobQuestions)) {
    const fields = fieldsOf(entry);
    const externalId = idOf(fields['id']);
    const question = questionOf(fields['text']);
    if (externalId === null || question === null || byId.has(externalId)) continue;
    byId.set(externalId, { externalId, question, required: fields['required'] === true });
  }
  return [...byId.values()];
}

/** Employment types of the source that are workplaces (SPEC §3). */
const workplaceLabels: Readonly<Record<string, Workplace>> = {
  'remote only': 'remote',
  remote: 'remote',
  hybrid: 'hybrid',
};

const valuesOf = (value: unknown) => (Array.isArray(value) ? listOf(value) : [value]);
const labelsOf = (value: unknown) => valuesOf(value).flatMap((one) => textOf(one, 50) ?? []);

function typesOf(value: unknown): JobType[] {
  const types = labelsOf(value).flatMap((label) => toJobType(label) ?? []);
  return [...new Set(types)];
}

function workplaceOf(workplace: unknown, employmentTypes: unknown): Workplace | null {
  if (isOneOf(workplaces, workplace)) return workplace;
  const fromLabels = labelsOf(employmentTypes).flatMap((label) => workplaceLabels[label.toLowerCase()] ?? []);
  return fromLabels[0] ?? null;
}

/** A listed job without a status is open. A job with an unknown status is not shown. */
function statusOf(value: unknown): JobStatus {
  if (value === undefined || value === null) return 'open';
  return isOneOf(['open', 'closed'], value) ? value : 'paused';
}

export const jobIdOf = (row: unknown) => idOf(fieldsOf(row)['id']);
export const jobStatusOf = (row: unknown) => statusOf(fieldsOf(row)['status']);

/** A category requires a name with a non-empty slug. */
function categoryOf(value: unknown): string | null {
  const name = textOf(value, 80);
  return name === null || slugify(name) === '' ? null : name;
}

/** The source's times are in UTC. A date without a time is the beginning or end of that day. */
const timeOf = (value: unknown, day: 'begin' | 'end') => toIsoTime(value, { zone: 'UTC', day });

/** Names of the companies of a source by external id. */
export type CompanyNames = ReadonlyMap<string, string>;

/** Maps a row of the HR backend to columns. Never throws. Unknown values become null. */
export function normalizeJob(row: unknown, companyNames: CompanyNames = new Map()): NormalizedJob | Refusal {
  const fields = fieldsOf(row);
  const externalId = idOf(fields['id']);
  const title = titleOf(fields['title']);
  const companyExternalId = idOf(fields['company_id']);
  if (externalId === null) return { refused: 'the job has no id', externalId };
  if (title === null) return { refused: 'the job has no title', externalId };
  if (companyExternalId === null) return { refused: 'the job has no company', externalId };
  const sourceUpdatedAt = timeOf(fields['updated_at'], 'begin');
  return {
    externalId,
    companyExternalId,
    title,
    category: categoryOf(fields['category']),
    ...placesOf(fields['locations']),
    workplace: workplaceOf(fields['workplace'], fields['employment_types']),
    jobTypes: typesOf(fields['employment_types']),
    experienceLevel: toExperienceLevel(textOf(fields['experience_level'], 50) ?? ''),
    ...textsOf(
      {
        description: fields['description_html'],
        requirements: fields['requirements_html'],
        benefits: fields['benefits_html'],
      },
      companyNames.get(companyExternalId) ?? null,
    ),
    ...salaryOf(fields['salary'], fields['salary_text']),
    tags: tagsOf(valuesOf(fields['tags'])),
    language: isOneOf(languages, fields['language']) ? fields['language'] : null,
    isFeatured: fields['featured'] === true,
    featuredUntil: timeOf(fields['featured_until'], 'end'),
    postedAt: timeOf(fields['posted_at'], 'begin') ?? sourceUpdatedAt,
    closesAt: timeOf(fields['closes_at'], 'end'),
    sourceUpdatedAt,
    status: statusOf(fields['status']),
    questions: normalizeQuestions(fields['questions']),
  };
}
