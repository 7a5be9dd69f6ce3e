import {
  byName,
  emptyJobFilter,
  experienceLevelLabels,
  experienceLevels,
  isOneOf,
  jobFilterNames,
  jobSorts,
  limits,
  postedWithin,
  postedWithinDays,
  toExperienceLevel,
  toMinPay,
  toSchedule,
  toTypeFilter,
  typeFilterLabels,
  typeFilters,
  typeFiltersOf,
  type JobFilter,
  type JobFilterName,
  type JobPlaceCounts,
  type JobSearchPage,
  yearlyMinPay,
} from 'shared-contracts';
import { distanceKm, municipalitiesOf, placeById, placeNamed, type Place } from 'shared-contracts/gazetteer';
import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';
import { chooseRelaxation } from '../search/job-search.response.ts';
import type { CategoryEntry } from '../search/filter-names.cache.ts';
import { resolveCategories } from '../search/search-filters.policy.ts';
import { placeKey, placesOf, type SearchableJob } from '../search/searchable-jobs.repository.ts';
import { keywordTerms, searchTextOf, termsOf, type KeywordTerm, type Term } from '../search/terms.parser.ts';
import { explains, inAnyWay, isKnown, partsOf } from './reference-keyword.ts';
import { nearestTerm } from './reference-spelling.ts';

/** The reference result: the page with ids instead of cards. */
export type ReferencePage = Omit<JobSearchPage, 'items' | 'now' | 'companies' | 'places'> & { ids: number[] };

const dayMs = 86_400_000;

const termsIn = ({ title, company, category, city, location, tags, description }: SearchableJob): Term[] =>
  termsOf([title, company, category, city, location, ...tags, searchTextOf(description)].join('\n'));

type Fits = (term: Term, requested: KeywordTerm) => boolean;
/** Highest amount per year in euros; null if the pay is not stated per month or year in euros. */
function yearlyPay({ salaryMin, salaryMax, salaryCurrency, salaryPeriod, salaryPayments }: SearchableJob) {
  const amount = salaryMax ?? salaryMin;
  if (amount === null || salaryCurrency !== 'EUR') return null;
  if (salaryPeriod === 'year') return Math.round(amount);
  return salaryPeriod === 'month' ? Math.round(amount * (salaryPayments ?? 14)) : null;
}

const all = (requested: readonly KeywordTerm[], terms: readonly Term[], fits: Fits) =>
  requested.length > 0 && requested.every((one) => terms.some((term) => fits(term, one)));
const fitsText = (text: string, requested: string, isWhole: boolean) =>
  isWhole ? text === requested : text.startsWith(requested);
const folded: Fits = (term, requested) => fitsText(term.folded, requested.folded, requested.isWhole);
const exact: Fits = (term, requested) => fitsText(term.form, requested.form, requested.isWhole);

/** Each facet value evaluates every job again, so the gazetteer is asked once for each text. */
const knownPlaces = new Map<string, Place | null>();
function placeOf(value: string): Place | null {
  const place = knownPlaces.has(value) ? knownPlaces.get(value)! : (placeById(value) ?? placeNamed(value));
  knownPlaces.set(value, place);
  return place;
}
const municipalitiesOfJobs = new WeakMap<SearchableJob, Place[]>();

function municipalitiesOfJob(job: SearchableJob): Place[] {
  const found = municipalitiesOfJobs.get(job) ?? findMunicipalities(job);
  municipalitiesOfJobs.set(job, found);
  return found;
}

function findMunicipalities({ places }: SearchableJob): Place[] {
  return places.flatMap(({ city, region, country }) => {
    const id = country === 'PT' ? municipalityOf(city, region) : null;
    return id === null ? [] : [placeById(id)!];
  });
}

/** Whether a job is in a place of the filter. Unknown municipalities and radiuses beyond 200 km are texts. */
function isIn(job: SearchableJob, value: string): boolean {
  const [first = '', second, third] = value.split('_');
  const km = Number(third ?? second);
  const town = placeById(first)?.kind === 'municipality' ? placeById(first)?.point : undefined;
  const center = third === undefined ? town : { latitude: Number(first), longitude: Number(second) };
  if (second !== undefined && center !== undefined && km <= 200) {
    return municipalitiesOfJob(job).some(({ point }) => distanceKm(point, center) <= km);
  }
  const place = placeOf(value);
  if (place === null) return placesOf(job).some((named) => named.value === placeKey(value));
  return municipalitiesOfJob(job).some(({ id }) => municipalitiesOf(place.id).includes(id));
}

/** A simple implementation of the rules of DESIGN §5, for tests: lists, strings and one function per filter. */
export class ReferenceSearch {
  /** Computed once, because each filter of each facet reads them. */
  private readonly terms: ReadonlyMap<SearchableJob, readonly Term[]>;

  constructor(
    private readonly jobs: readonly SearchableJob[],
    private readonly categories: readonly CategoryEntry[],
    private readonly now: Date,
  ) {
    this.terms = new Map(jobs.map((job) => [job, termsIn(job)]));
  }

  search(filter: JobFilter): ReferencePage {
    const correction = this.correct(filter.keyword);
    const used = { ...filter, keyword: correction?.used ?? filter.keyword };
    const found = this.inOrder(this.matching(used), used);
    const totalPages = Math.ceil(Math.min(found.length, limits.reachableResults) / limits.searchPageSize);
    const page = Math.max(1, Math.min(filter.page, totalPages));
    const start = (page - 1) * limits.searchPageSize;
    const requested = filter.category === '' ? [] : resolveCategories(filter.category, this.categories);
    return {
      ids: found.slice(start, start + limits.searchPageSize).map(({ id }) => id),
      page,
      pageSize: limits.searchPageSize,
      totalPages,
      total: found.length,
      totalIsExact: true,
      facets: this.facets(used),
      category: requested.length === 1 ? { slug: requested[0]!.slug, name: requested[0]!.name } : null,
      correction,
      relaxation: found.length > 0 ? null : this.relax(used),
    };
  }

  /** Ids of all matches, newest first, without a correction. */
  newest(filter: JobFilter): number[] {
    return this.newestFirst(this.matching({ ...filter, sort: 'date' })).map(({ id }) => id);
  }

  /** The numbers of jobs by municipality. */
  placeCounts(filter: JobFilter): JobPlaceCounts {
    const keyword = this.correct(filter.keyword)?.used ?? filter.keyword;
    const { place, sort } = emptyJobFilter;
    const found = this.matching({ ...filter, keyword, place, sort });
    const ids = found.map((job) => new Set(municipalitiesOfJob(job).map(({ id }) => id)));
    const named = [...new Set(ids.flatMap((of) => [...of]))].toSorted();
    const nowhere = found.filter((_, at) => ids[at]!.size === 0);
    const remote = nowhere.filter(({ workplace }) => workplace === 'remote').length;
    return {
      municipalities: named
        .map((id) => ({ id, count: ids.filter((of) => of.has(id)).length }))
        .toSorted((a, b) => b.count - a.count),
      total: found.length,
      remote,
      elsewhere: nowhere.length - remote,
    };
  }

  /** Whether a job on the page of a keyword has the right explanation; undefined: it contains the keyword as typed. */
  isExplained(id: number, keyword: string, foundBy: readonly string[] | undefined): boolean {
    const job = this.jobs.find((one) => one.id === id)!;
    const terms = keywordTerms(keyword);
    const isTyped = keyword === '' || all(terms, this.termsOfJob(job), folded);
    if (isTyped || foundBy === undefined) return isTyped && foundBy === undefined;
    return explains(foundBy, partsOf(terms), this.termsOfJob(job), termsOf(job.title));
  }

  private termsOfJob(job: SearchableJob): readonly Term[] {
    return this.terms.get(job) ?? [];
  }

  private matching(filter: JobFilter): SearchableJob[] {
    const parts = partsOf(keywordTerms(filter.keyword));
    if (!isOneOf(jobSorts, filter.sort)) return [];
    const active = jobFilterNames.filter((name) => String(filter[name]) !== String(emptyJobFilter[name]));
    return this.jobs.filter(
      (job) =>
        (job.closesAt === null || job.closesAt > this.now) &&
        (filter.keyword === '' || inAnyWay(parts, this.termsOfJob(job), termsOf(job.title))) &&
        active.every((name) => this.accepts[name](job, filter)),
    );
  }

  /** Whether a job passes an active filter. */
  private readonly accepts: Record<JobFilterName, (job: SearchableJob, filter: JobFilter) => boolean> = {
    location: (job, { location }) => placesOf(job).some(({ value }) => value === placeKey(location)),
    place: (job, { place }) => place.some((value) => isIn(job, value)),
    category: ({ categoryId }, { category }) =>
      resolveCategories(category, this.categories).some(({ id }) => id === categoryId),
    type: (job, { type }) => typeFiltersOf(job).some((one) => type.map(toTypeFilter).includes(one)),
    experienceLevel: ({ experienceLevel }, { experienceLevel: wanted }) => {
      const level = experienceLevel === null ? null : toExperienceLevel(experienceLevel);
      return level !== null && wanted.map(toExperienceLevel).includes(level);
    },
    workplace: ({ workplace }, { workplace: wanted }) => workplace !== null && wanted.includes(workplace),
    schedule: ({ jobTypes }, { schedule }) => schedule.some((one) => jobTypes.some((type) => type === toSchedule(one))),
    language: ({ language }, { language: wanted }) => language !== null && wanted.includes(language),
    withPay: (job, { withPay, minPay }) =>
      withPay === 'true' && (minPay === '' ? job.salaryPeriod !== null : yearlyPay(job) !== null),
    minPay: (job, { minPay }) => {
      const wanted = toMinPay(minPay);
      return wanted !== null && (yearlyPay(job) ?? Infinity) >= yearlyMinPay(wanted);
    },
    postedAfter: ({ postedAt }, { postedAfter }) => postedAt >= new Date(postedAfter),
    closingSoon: ({ closesAt }, { closingSoon }) =>
      closingSoon === 'true' && closesAt !== null && closesAt.getTime() - this.now.getTime() <= 7 * dayMs,
    postedWithin: ({ postedAt }, filter) => postedAt.getTime() >= this.postedSince(filter.postedWithin),
    companyId: (job, { companyId }) => companyId.includes(String(job.companyId)),
  };

  private postedSince(period: string): number {
    const known = isOneOf(['24h', '1w', '1m'], period) ? postedWithinDays[period] : null;
    return known === null ? Infinity : this.now.getTime() - known * dayMs;
  }

  private inOrder(jobs: SearchableJob[], { keyword, sort }: JobFilter): SearchableJob[] {
    const terms = keywordTerms(keyword);
    const rank = (job: SearchableJob) => {
      if (sort === 'date') return 0;
      const featured =
        sort === 'relevance' && job.isFeatured && (job.featuredUntil === null || job.featuredUntil > this.now);
      const inTitle = inAnyWay(partsOf(terms), termsOf(job.title), termsOf(job.title));
      const isTyped = all(terms, this.termsOfJob(job), folded);
      const isExact = all(terms, this.termsOfJob(job), exact);
      return (featured ? 6 : 0) + (inTitle ? 3 : 0) + (isTyped ? 1 : 0) + (isExact ? 1 : 0);
    };
    if (sort === 'pay') return this.newestFirst(jobs).toSorted((a, b) => (yearlyPay(b) ?? 0) - (yearlyPay(a) ?? 0));
    return this.newestFirst(jobs).toSorted((a, b) => rank(b) - rank(a));
  }

  private newestFirst(jobs: SearchableJob[]): SearchableJob[] {
    return jobs.toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id);
  }

  /** A facet's count is the length of the list after selecting its value. */
  private facets(filter: JobFilter): JobSearchPage['facets'] {
    const count = (change: Partial<JobFilter>) => this.matching({ ...filter, ...change }).length;
    const known = (name: 'schedule' | 'workplace' | 'language', labels: Record<string, string>) =>
      Object.entries(labels).map(([value, label]) => ({ value, label, count: count({ [name]: [value] }) }));
    const places = new Map(this.jobs.flatMap(placesOf).map((place) => [place.value, place]));
    return {
      category: this.categories
        .map(({ slug, name }) => ({ value: slug, label: name, count: count({ category: slug }) }))
        .filter(({ value, count: found }) => found > 0 || value === filter.category),
      location: [...places.values()]
        .filter(({ value }) => this.jobs.some((job) => placesOf(job).some((one) => one.value === value && one.isCity)))
        .map(({ value }) => ({ value, label: value, count: count({ location: value }) }))
        .filter(({ value, count: found }) => found > 0 || value === placeKey(filter.location)),
      type: typeFilters.map((value) => ({ value, label: typeFilterLabels[value], count: count({ type: [value] }) })),
      experienceLevel: experienceLevels.map((value) => ({
        value,
        label: experienceLevelLabels[value],
        count: count({ experienceLevel: [value] }),
      })),
      postedWithin: postedWithin.map((value) => ({ value, label: value, count: count({ postedWithin: value }) })),
      withPay: [{ value: 'true', label: 'Pay stated', count: count({ withPay: 'true' }) }],
      closingSoon: [{ value: 'true', label: 'Closing soon', count: count({ closingSoon: 'true' }) }],
      schedule: known('schedule', {
        'full-time': 'Full-time',
        'part-time': 'Part-time',
        'weekend-only': 'Weekend Only',
      }),
      workplace: known('workplace', { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' }),
      language: known('language', { pt: 'Portuguese', en: 'English' }),
    };
  }

  private correct(keyword: string): JobSearchPage['correction'] {
    const terms = keywordTerms(keyword);
    const finds = (requested: string) => this.matching({ ...emptyJobFilter, keyword: requested }).length > 0;
    if (terms.length === 0 || finds(keyword)) return null;
    const vocabulary = this.jobs.map((job) => new Set(this.termsOfJob(job).map(({ form }) => form)));
    const known = this.jobs.flatMap((job) => this.termsOfJob(job));
    const corrected = partsOf(terms).flatMap((part) =>
      part.terms.map((term) => (isKnown(part, term, known) ? term.typed : nearestTerm(term, vocabulary))),
    );
    const used = corrected.join(' ');
    if (corrected.includes(null) || corrected.every((text, at) => text === terms[at]!.typed)) return null;
    return finds(used) ? { asked: keyword, used } : null;
  }

  private relax(filter: JobFilter): JobSearchPage['relaxation'] {
    const gain = (change: Partial<JobFilter>) => this.matching({ ...filter, ...change }).length;
    const gains = byName(['keyword', ...jobFilterNames], (name) => gain({ [name]: emptyJobFilter[name] }));
    return chooseRelaxation(gains, filter);
  }
}
