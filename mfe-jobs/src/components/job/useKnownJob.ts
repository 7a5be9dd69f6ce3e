import { queryCache, useSelector } from 'platform';
import type { Job, JobCard } from 'shared-contracts';

/** A job as lists contain it, with the server's clock. The complete job has the other fields. */
export type KnownJob = JobCard & Pick<Job, 'now'> & Partial<Omit<Job, keyof JobCard | 'now'>>;

type CacheEntry = ReturnType<typeof queryCache.entries>[number];

/** What responses with jobs have in common: search, home page, company page, saved jobs and related jobs. */
interface Response {
  items?: readonly JobCard[];
  featured?: readonly JobCard[];
  recent?: readonly JobCard[];
  related?: readonly JobCard[];
  now?: string;
}

/** The cards of a response; the list of saved jobs has entries that contain a card. */
function cardsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data.map((entry: unknown) => (isObject(entry) && 'job' in entry ? entry.job : entry));
  if (!isObject(data)) return [];
  const { items = [], featured = [], recent = [], related = [] } = data as Response;
  return [...items, ...featured, ...recent, ...related];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCard = (value: unknown): value is JobCard =>
  isObject(value) && 'slug' in value && 'title' in value && 'companyName' in value && 'jobTypes' in value;

/** The job of the first cached response that lists it. */
function findKnownJob(entries: readonly CacheEntry[], name: string): KnownJob | null {
  for (const entry of entries) {
    const card = cardsOf(entry.data)
      .filter(isCard)
      .find(({ id, slug }) => slug === name || String(id) === name);
    if (card !== undefined) return { ...card, now: nowOf(entry) };
  }
  return null;
}

/** The server's clock in a response; its time of arrival for the list of saved jobs, which has none. */
function nowOf({ data, fulfilledTimeStamp = 0 }: CacheEntry): string {
  const { now } = (data ?? {}) as Response;
  return now ?? new Date(fulfilledTimeStamp).toISOString();
}

const isSame = (one: KnownJob | null, other: KnownJob | null) =>
  one === other || (one?.id === other?.id && one?.now === other?.now);

/** What the page already knows of a job from lists that it has loaded; null if no list contains it. */
export function useKnownJob(name: string, { skip }: { skip: boolean }): KnownJob | null {
  return useSelector((state: object) => (skip ? null : findKnownJob(queryCache.entries(state), name)), isSame);
}
