import {
  fold,
  isOneOf,
  languages,
  slugify,
  toExperienceLevel,
  toJobType,
  workplaces,
  type JobType,
  type Workplace,
} from 'shared-contracts';
import { plainText } from '../../../outside/plain-text.ts';
import { safeHtml, snippetOf } from './html.ts';
import type { JobStatus, NormalisedJob, Refusal } from './normalised.ts';
import { normalisePlaces } from './normalise-places.ts';
import { normaliseQuestions } from './normalise-questions.ts';
import { normaliseSalary } from './normalise-salary.ts';
import { fieldsOf, idOf, listOf, textOf, timeOf } from '../../../outside/values.ts';

const mostTags = 20;

/** Labels of an employment type that say where one works, not how long (SPEC §3). */
const workplaceLabels: Readonly<Record<string, Workplace>> = {
  'remote only': 'remote',
  remote: 'remote',
  hybrid: 'hybrid',
};

const textsOf = (value: unknown) =>
  (Array.isArray(value) ? listOf(value) : [value]).flatMap((one) => textOf(one, 50) ?? []);

function typesOf(value: unknown): JobType[] {
  const types = textsOf(value).flatMap((label) => toJobType(label) ?? []);
  return [...new Set(types)];
}

function workplaceOf(workplace: unknown, employmentTypes: unknown): Workplace | null {
  if (isOneOf(workplaces, workplace)) return workplace;
  const told = textsOf(employmentTypes).flatMap((label) => workplaceLabels[label.toLowerCase()] ?? []);
  return told[0] ?? null;
}

function tagsOf(value: unknown): string[] {
  const byKey = new Map(textsOf(value).map((tag) => [fold(tag), tag]));
  return [...byKey.values()].slice(0, mostTags);
}

/** A job without a status is open, since it is listed; one with an unknown status is not shown until it is known. */
function statusOf(value: unknown): JobStatus {
  if (value === undefined || value === null) return 'open';
  return isOneOf(['open', 'closed'], value) ? value : 'paused';
}

export const jobIdOf = (row: unknown) => idOf(fieldsOf(row)['id']);
export const jobStatusOf = (row: unknown) => statusOf(fieldsOf(row)['status']);

/** A category needs a name that gives an address. */
function categoryOf(value: unknown): string | null {
  const name = textOf(value, 80);
  return name === null || slugify(name) === '' ? null : name;
}

const htmlOrNull = (value: unknown) => safeHtml(value) || null;

/** Any row of the HR backend in our columns. Never throws; what is unknown becomes null and is not guessed. */
export function normaliseJob(row: unknown): NormalisedJob | Refusal {
  const fields = fieldsOf(row);
  const externalId = idOf(fields['id']);
  const title = textOf(plainText(textOf(fields['title'], 1000) ?? ''), 300);
  const companyExternalId = idOf(fields['company_id']);
  if (externalId === null) return { refused: 'the job has no id', externalId };
  if (title === null) return { refused: 'the job has no title', externalId };
  if (companyExternalId === null) return { refused: 'the job has no company', externalId };
  const description = safeHtml(fields['description_html']);
  return {
    externalId,
    companyExternalId,
    title,
    category: categoryOf(fields['category']),
    ...normalisePlaces(fields['locations']),
    workplace: workplaceOf(fields['workplace'], fields['employment_types']),
    jobTypes: typesOf(fields['employment_types']),
    experienceLevel: toExperienceLevel(textOf(fields['experience_level'], 50) ?? ''),
    description,
    requirements: htmlOrNull(fields['requirements_html']),
    benefits: htmlOrNull(fields['benefits_html']),
    snippet: snippetOf(description),
    ...normaliseSalary(fields['salary'], fields['salary_text']),
    tags: tagsOf(fields['tags']),
    language: isOneOf(languages, fields['language']) ? fields['language'] : null,
    isFeatured: fields['featured'] === true,
    featuredUntil: timeOf(fields['featured_until']),
    postedAt: timeOf(fields['posted_at']) ?? timeOf(fields['updated_at']),
    closesAt: timeOf(fields['closes_at']),
    sourceUpdatedAt: timeOf(fields['updated_at']),
    status: statusOf(fields['status']),
    questions: normaliseQuestions(fields['questions']),
  };
}
