import { limits, typeFilters, type JobPlace, type PayPlace, type TypeFilter } from 'shared-contracts';
import { areas, placeById } from 'shared-contracts/gazetteer';
import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';
import type { Catalogue } from '../search/catalogue/catalogue.cache.ts';
import { eachJob, keepCommon, type JobBits } from '../search/catalogue/job-bits.policy.ts';
import type { JobColumns } from '../search/catalogue/job-columns.cache.ts';
import type { FilterNames, PlaceNames } from '../search/filter-names.cache.ts';
import { attributeNames } from '../search/search-filters.policy.ts';

/** A place in which jobs are compared. */
export interface PayScope {
  place: PayPlace;
  /** Ids of municipalities; null: the whole country. */
  municipalities: readonly string[] | null;
}

const country: PayScope = { place: { kind: 'country', name: 'Portugal', within: 'em Portugal' }, municipalities: null };

/** The municipality of a job's places: the first that is known. */
export function homeOf(places: readonly JobPlace[]): string | null {
  for (const { city, region, country: code } of places) {
    const found = code === 'PT' ? municipalityOf(city, region) : null;
    if (found !== null) return found;
  }
  return null;
}

/** A job is abroad if it has places, and none of them in Portugal. */
export const isAbroad = (places: readonly JobPlace[]) =>
  places.length > 0 && places.every(({ country: code }) => code !== 'PT');

/** Where a job in this municipality is compared, the nearest first: municipality, district or autonomous region, country. */
export function scopesOf(municipality: string | null): PayScope[] {
  const home = municipality === null ? null : placeById(municipality);
  if (home === null) return [country];
  const around = areas.find(({ kind, name, namesake }) => (kind === 'district' ? namesake : name) === home.context);
  return [home, ...(around === undefined ? [] : [around])]
    .map(({ kind, name, namesake, within, municipalities }): PayScope => ({
      place: {
        kind: kind === 'municipality' || kind === 'district' ? kind : 'region',
        name: kind === 'district' ? (namesake ?? name) : name,
        within,
      },
      municipalities,
    }))
    .concat(country);
}

/** Municipalities by place id, for the cities of the catalogue. Computed once for its places. */
const known = new WeakMap<PlaceNames, ReadonlyMap<number, string>>();

function municipalitiesOf({ places }: FilterNames): ReadonlyMap<number, string> {
  const cached = known.get(places);
  if (cached !== undefined) return cached;
  const found = new Map<number, string>();
  for (const { id, name } of places.cities) {
    const municipality = municipalityOf(name, null);
    if (municipality !== null) found.set(id, municipality);
  }
  known.set(places, found);
  return found;
}

/** Bits of the attribute `type`. */
const maskOf = (...types: readonly TypeFilter[]) =>
  types.reduce((mask, type) => mask | (1 << typeFilters.indexOf(type)), 0);
const internship = maskOf('internship');
const fullTime = maskOf('full-time');
const partTime = maskOf('part-time', 'weekend-only');

/** Internships, and jobs that are only part-time, are compared among themselves, because their pay per month is lower. */
function kindOf(types: number): 'internship' | 'part-time' | 'other' {
  if ((types & internship) !== 0) return 'internship';
  return (types & partTime) !== 0 && (types & fullTime) === 0 ? 'part-time' : 'other';
}

const attributesOf = ({ groups }: JobColumns, names: readonly (typeof attributeNames)[number][]) =>
  names.map((name) => groups.values[attributeNames.indexOf(name)]!);

/** Whether another job states comparable pay and is of the same kind. */
function isCandidate(columns: JobColumns, job: number): (other: number) => boolean {
  const { pay, group, groups } = columns;
  const [types] = attributesOf(columns, ['type']);
  const kind = kindOf(types![group[job]!]!);
  const isSameKind = Array.from({ length: groups.count }, (_, at) => kindOf(types![at]!) === kind);
  return (other) => pay[other]! > 0 && isSameKind[group[other]!]!;
}

/** Positions of the open candidates of a set, newest first. @param jobs is changed */
function candidatesIn(jobs: JobBits, catalogue: Catalogue, job: number, now: number): number[] {
  const { jobs: columns, open } = catalogue;
  keepCommon(jobs, open.moveTo(now).open);
  const accepts = isCandidate(columns, job);
  const found: number[] = [];
  eachJob(jobs, (other) => {
    if (accepts(other)) found.push(other);
  });
  return found;
}

/** Positions of the candidates among these titles. @param titles is changed */
export const titledJobs = (catalogue: Catalogue, job: number, titles: JobBits, now: number): number[] =>
  candidatesIn(titles, catalogue, job, now);

/** Positions of the candidates with the category and level of a job; none if it lacks one. */
export function similarJobs(catalogue: Catalogue, job: number, now: number): number[] {
  const { jobs: columns, byAttribute } = catalogue;
  const names = ['category', 'experienceLevel'] as const;
  const own = attributesOf(columns, names).map((ofGroup) => ofGroup[columns.group[job]!]!);
  if (own.includes(0)) return [];
  const similar = catalogue.takeBits();
  const other = catalogue.takeBits();
  byAttribute[attributeNames.indexOf(names[0])]!.addTo(similar, (value) => value === own[0]);
  byAttribute[attributeNames.indexOf(names[1])]!.addTo(other, (value) => value === own[1]);
  keepCommon(similar, other);
  const found = candidatesIn(similar, catalogue, job, now);
  catalogue.release(similar, other);
  return found;
}

export interface ComparableJobs {
  scope: PayScope;
  /** Sorted euros per year, one for each company and amount. */
  amounts: Int32Array;
  companies: number;
  /** Positions of the jobs, including those that count once together. */
  jobs: readonly number[];
}

/** The jobs of the nearest scope that has enough adverts and companies; null if none has. */
export function comparableJobs(
  catalogue: Catalogue,
  candidates: readonly number[],
  scopes: readonly PayScope[],
): ComparableJobs | null {
  const municipalityOfPlace = municipalitiesOf(catalogue);
  const { jobs: columns } = catalogue;
  const placesOf = (job: number) => columns.placeSets.places[columns.placeSet[job]!]!;
  for (const scope of scopes) {
    const wanted = scope.municipalities === null ? null : new Set(scope.municipalities);
    const isInside = (job: number) => placesOf(job).some((place) => wanted!.has(municipalityOfPlace.get(place) ?? ''));
    const jobs = wanted === null ? candidates : candidates.filter(isInside);
    const { amounts, companies } = distinctAmounts(columns, jobs);
    if (amounts.length >= limits.comparableJobs && companies >= limits.comparableCompanies) {
      return { scope, amounts, companies, jobs };
    }
  }
  return null;
}

/** Many equal adverts of a company count once, so that they do not determine the range. */
function distinctAmounts({ companyId, pay }: JobColumns, jobs: readonly number[]) {
  const byCompany = new Map<number, Set<number>>();
  for (const job of jobs) {
    const amounts = byCompany.get(companyId[job]!);
    if (amounts === undefined) byCompany.set(companyId[job]!, new Set([pay[job]!]));
    else amounts.add(pay[job]!);
  }
  const amounts = Int32Array.from([...byCompany.values()].flatMap((each) => [...each])).toSorted();
  return { amounts, companies: byCompany.size };
}
