import type { JobPayload } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/app-error.ts';
import { placesOf, questionOf, salaryOf, tagsOf, textsOf, titleOf, type JobContent } from '../../job-writing/index.ts';
import type { JobOrder } from './job-management.repository.ts';

/** How far a sender's clock may be ahead of ours. */
const clockSkewMs = 60_000;

/** @throws InvalidRequestError where nothing is left of what is required once its HTML is gone */
function required<T>(field: string, value: T | null): T {
  if (value === null || value === '') throw new InvalidRequestError({ [field]: `validation.${field}` });
  return value;
}

function contentOf(payload: JobPayload): JobContent {
  const { salary } = payload;
  const texts = textsOf({
    description: payload.description,
    requirements: payload.requirements,
    benefits: payload.benefits,
  });
  required('description', texts.description);
  return {
    title: required('title', titleOf(payload.title)),
    ...placesOf(payload.location?.split(',')),
    workplace: payload.workplace ?? (payload.remote === true ? 'remote' : null),
    jobTypes: [...new Set(payload.jobTypes ?? (payload.type === undefined ? [] : [payload.type]))],
    experienceLevel: payload.experienceLevel ?? null,
    ...texts,
    ...salaryOf(salary, typeof salary === 'string' ? salary : null),
    tags: tagsOf(payload.tags ?? []),
    language: payload.language ?? null,
    isFeatured: payload.isFeatured ?? false,
    featuredUntil: payload.featuredUntil ?? null,
    closesAt: payload.closesAt ?? null,
  };
}

/** Never later than now. @throws InvalidRequestError where it lies in the future */
function postedAtOf({ postedAt }: JobPayload, now: Date): string | null {
  if (postedAt === undefined) return null;
  const moment = Date.parse(postedAt);
  if (moment > now.getTime() + clockSkewMs) throw new InvalidRequestError({ postedAt: 'validation.postedAt' });
  return new Date(Math.min(moment, now.getTime())).toISOString();
}

/** What a payload of `jobSchema` makes of a job. @throws InvalidRequestError */
export function toJobOrder(payload: JobPayload, now: Date): JobOrder {
  const questions = payload.questions?.map(({ question, required: isRequired = false }) => ({
    question: required('questions', questionOf(question)),
    required: isRequired,
  }));
  return {
    content: contentOf(payload),
    companyId: payload.companyId,
    categoryId: payload.categoryId ?? null,
    postedAt: postedAtOf(payload, now),
    questions: questions ?? null,
  };
}
