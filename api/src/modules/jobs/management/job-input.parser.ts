import {
  isOneOf,
  jobStatuses,
  toPageNumber,
  type JobPayload,
  type JobStatus,
  type ManagedJob,
  type ManagedJobListVariables,
} from 'shared-contracts';
import { InvalidRequestError, toId } from '../../../http/index.ts';
import type { JobContent, QuestionContent } from '../writing/job-content.sql.ts';
import { placesOf, salaryOf } from '../writing/job-facts.parser.ts';
import { questionOf, safeHtml, tagsOf, textsOf, titleOf } from '../writing/job-texts.parser.ts';

/** A job as submitted, mapped to columns. */
export interface JobInput {
  content: JobContent;
  companyId: number;
  categoryId: number | null;
  /** ISO 8601; null: the current time for a new job, otherwise unchanged. */
  postedAt: string | null;
  /** null: unchanged. */
  questions: Omit<QuestionContent, 'externalId'>[] | null;
}

export interface JobInputContext {
  /** The job as returned to the client; null: the job is new. */
  present: ManagedJob | null;
  /** null: the company is unknown. */
  companyName: string | null;
}

/** Filter of `GET /api/jobs`; null: no restriction. */
export interface ManagedJobFilter {
  keyword: string;
  status: JobStatus | null;
  companyId: number | null;
  page: number;
}

/** No company has this id, so an invalid company id matches no job. */
const noCompanyId = 0;

function toCompanyId(text: string | undefined): number | null {
  if (text === undefined || text === '') return null;
  return toId(text) ?? noCompanyId;
}

export function toManagedJobFilter({ keyword, status, companyId, page }: ManagedJobListVariables): ManagedJobFilter {
  return {
    keyword: keyword ?? '',
    status: isOneOf(jobStatuses, status) ? status : null,
    companyId: toCompanyId(companyId),
    page: toPageNumber(page),
  };
}

/** Tolerated clock skew of clients. */
const clockSkewMs = 60_000;

/** @throws InvalidRequestError if a required value is empty after sanitizing */
function required<T>(field: string, value: T | null): T {
  if (value === null || value === '') throw new InvalidRequestError({ [field]: `validation.${field}` });
  return value;
}

type Places = Pick<JobContent, 'places' | 'city' | 'location'>;

/** A known city retains its region and country if only its name is sent. */
function placesFor({ places, location }: JobPayload, present: ManagedJob | null): Places {
  if (places !== undefined) return placesOf(places);
  if (present !== null && location === present.location) return placesOf(present.places);
  const known = new Map(present?.places.map((place) => [place.city, place]));
  return placesOf(location?.split(',').map((city) => known.get(city.trim()) ?? city));
}

/** Returned texts are already sanitized. Sanitizing them again could remove more. */
function textsFor(payload: JobPayload, { present, companyName }: JobInputContext) {
  const known = new Set<unknown>([present?.description, present?.requirements, present?.benefits]);
  const { description, requirements, benefits } = payload;
  const read = (text: unknown) => (typeof text === 'string' && known.has(text) ? text : safeHtml(text));
  const texts = textsOf({ description, requirements, benefits }, companyName, read);
  if (present?.description !== '') required('description', texts.description);
  return texts;
}

function contentOf(payload: JobPayload, context: JobInputContext): JobContent {
  const { salary, title } = payload;
  const { present } = context;
  return {
    title: title === present?.title ? title : required('title', titleOf(title)),
    ...placesFor(payload, present),
    workplace: payload.workplace ?? (payload.remote === true ? 'remote' : null),
    jobTypes: [...new Set(payload.jobTypes ?? (payload.type ? [payload.type] : []))],
    experienceLevel: payload.experienceLevel ?? null,
    ...textsFor(payload, context),
    ...salaryOf(salary, typeof salary === 'string' ? salary : payload.salaryText),
    tags: tagsOf(payload.tags ?? []),
    language: payload.language ?? null,
    isFeatured: payload.isFeatured ?? false,
    featuredUntil: payload.featuredUntil ?? null,
    closesAt: payload.closesAt ?? null,
  };
}

/** null: unchanged. Never later than now. @throws InvalidRequestError if it is in the future */
function postedAtOf({ postedAt }: JobPayload, present: ManagedJob | null, now: Date): string | null {
  if (postedAt === undefined || postedAt === present?.postedAt) return null;
  const moment = Date.parse(postedAt);
  if (moment > now.getTime() + clockSkewMs) throw new InvalidRequestError({ postedAt: 'validation.postedAt' });
  return new Date(Math.min(moment, now.getTime())).toISOString();
}

function questionsOf({ questions }: JobPayload, present: ManagedJob | null): JobInput['questions'] {
  const known = new Set(present?.questions.map(({ question }) => question));
  const read = (text: string) => (known.has(text) ? text : required('questions', questionOf(text)));
  return (
    questions?.map(({ question, required: isRequired = false }) => ({
      question: read(question),
      required: isRequired,
    })) ?? null
  );
}

/** Maps a payload of `jobSchema` to columns. @throws InvalidRequestError */
export function toJobInput(payload: JobPayload, context: JobInputContext, now: Date): JobInput {
  const { present } = context;
  return {
    content: contentOf(payload, context),
    companyId: payload.companyId,
    categoryId: payload.categoryId ?? null,
    postedAt: postedAtOf(payload, present, now),
    questions: questionsOf(payload, present),
  };
}
