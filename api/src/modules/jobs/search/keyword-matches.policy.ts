import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { addAll, hasCommon, hasJob, keepCommon, noJobs, removeAll, type JobBits } from './catalogue/job-bits.policy.ts';
import { keywordQueries, titleQuery, waysOf, type Query } from './words/keyword-queries.policy.ts';
import type { FoundWord } from './catalogue/term-dictionary.cache.ts';
import { keywordTerms } from './terms.parser.ts';
import { expandKeyword, type Keyword } from './words/keyword.policy.ts';

/** A keyword as the open jobs write it. */
export const toKeyword = (text: string, { terms, synonyms }: Catalogue): Keyword =>
  expandKeyword(keywordTerms(text), terms, synonyms);

/** The jobs that match a keyword, and the subsets that rank higher. */
export interface KeywordMatches {
  match: JobBits;
  title: JobBits;
  /** Without another form or a synonym. */
  typed: JobBits;
  /** Also with the same accents. */
  exact: JobBits;
}

/** The jobs that a query finds, among them removed ones. The caller releases the set. */
export function findJobs(query: Query | null, catalogue: Catalogue): JobBits {
  if (query === null) return noJobs;
  const found = catalogue.takeBits();
  addFound(found, query, catalogue);
  return found;
}

function addFound(found: JobBits, query: Query, catalogue: Catalogue): void {
  const { body, title } = catalogue;
  if (query.kind === 'term') (query.inTitle ? title : body).addTo(found, query.folded, query.isWhole);
  else if (query.kind === 'written') body.addWritten(found, query.term, query.isWhole);
  else if (query.kind === 'any') for (const one of query.of) addFound(found, one, catalogue);
  else if (query.kind === 'all') addCommon(found, query.of, keepCommon, catalogue);
  else addCommon(found, [query.found, query.excluded], removeAll, catalogue);
}

/** Adds the jobs of the first query, from which `reduce` removes jobs by those of each other one. */
function addCommon(
  found: JobBits,
  [first, ...others]: readonly Query[],
  reduce: (jobs: JobBits, other: JobBits) => void,
  catalogue: Catalogue,
): void {
  const common = findJobs(first!, catalogue);
  for (const query of others) {
    const other = findJobs(query, catalogue);
    reduce(common, other);
    catalogue.release(other);
  }
  addAll(found, common);
  catalogue.release(common);
}

/** Calls `read` with the matches of a keyword, which it must not retain: their memory is used again. */
export function withMatches<Result>(
  keyword: Keyword,
  catalogue: Catalogue,
  read: (matches: KeywordMatches) => Result,
): Result {
  const { typed, others, title, exact } = keywordQueries(keyword);
  const asTyped = findJobs(typed, catalogue);
  const inOtherWays = findJobs(others, catalogue);
  if (others !== null) addAll(inOtherWays, asTyped);
  const matches: KeywordMatches = {
    match: others === null ? asTyped : inOtherWays,
    title: findJobs(title, catalogue),
    typed: asTyped,
    exact: findJobs(exact, catalogue),
  };
  try {
    return read(matches);
  } finally {
    catalogue.release(asTyped, inOtherWays, matches.title, matches.exact);
  }
}

/** Calls `read` with the jobs that contain the keyword in their title, and none of these words. `read` must not retain them. */
export function withTitles<Result>(
  keyword: Keyword,
  without: readonly FoundWord[],
  catalogue: Catalogue,
  read: (titles: JobBits) => Result,
): Result {
  const titles = findJobs(titleQuery(keyword, without), catalogue);
  keepCommon(titles, catalogue.jobs.present);
  try {
    return read(titles);
  } finally {
    catalogue.release(titles);
  }
}

/** Whether a job of the set is open at this time. */
export function hasOpenJob(jobs: JobBits, catalogue: Catalogue, now: number): boolean {
  return hasCommon(jobs, catalogue.open.moveTo(now).open);
}

/** By position: the other forms and synonyms that found these jobs, one for each part of the keyword that needs one. */
export function explain(keyword: Keyword, jobs: readonly number[], catalogue: Catalogue): Map<number, string[]> {
  const explained = new Map(jobs.map((job) => [job, keyword.map((): string | null | undefined => undefined)]));
  if (jobs.length === 0) return new Map();
  for (const { part, text, query } of waysOf(keyword)) {
    const found = findJobs(query, catalogue);
    for (const [job, texts] of explained) if (texts[part] === undefined && hasJob(found, job)) texts[part] = text;
    catalogue.release(found);
  }
  return new Map([...explained].map(([job, texts]) => [job, texts.filter((text) => typeof text === 'string')]));
}
