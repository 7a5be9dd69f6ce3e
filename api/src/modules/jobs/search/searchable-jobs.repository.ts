import type { ClientBase } from 'pg';
import { brand, fold, type JobPlace, type SalaryPeriod } from 'shared-contracts';
import { municipalityOf } from 'shared-contracts/gazetteer/municipality-of';

/** The columns of an open job that the index reads. */
export interface SearchableJob {
  id: number;
  title: string;
  companyId: number;
  company: string;
  category: string | null;
  categoryId: number | null;
  city: string | null;
  location: string | null;
  places: readonly JobPlace[];
  workplace: string | null;
  jobTypes: readonly string[];
  experienceLevel: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  salaryPayments: number | null;
  language: string | null;
  description: string;
  tags: readonly string[];
  isFeatured: boolean;
  featuredUntil: Date | null;
  postedAt: Date;
  closesAt: Date | null;
}

/** A place named by a job, or the municipality of one. */
export interface NamedPlace {
  /** `placeKey` of the name, or `municipalityKey`. */
  value: string;
  name: string;
  /** False: a whole location text, or a municipality. */
  isCity: boolean;
}

const statement = `
  select j.id, j.title, j.company_id as "companyId", c.name as company, k.name as category, j.category_id as "categoryId", j.city, j.location, j.places,
    j.workplace, j.job_types as "jobTypes", j.experience_level as "experienceLevel", j.salary_min::float8 as "salaryMin",
    j.salary_max::float8 as "salaryMax", j.salary_currency as "salaryCurrency", j.salary_period as "salaryPeriod",
    j.salary_payments as "salaryPayments", j.language, j.description, j.tags,
    j.is_featured as "isFeatured", j.featured_until as "featuredUntil", j.posted_at as "postedAt", j.closes_at as "closesAt"
  from jobs j join companies c on c.id = j.company_id left join categories k on k.id = j.category_id
  where j.id = any ($1) and j.status = 'open'
`;

/** Reads those of the jobs that are open. */
export async function readSearchableJobs(client: ClientBase, ids: readonly number[]): Promise<SearchableJob[]> {
  const { rows } = await client.query<SearchableJob>(statement, [ids]);
  return rows;
}

/** Normalizes a place name: "Évora" and "evora " are equal. */
export const placeKey = (place: string) => fold(place).trim().replaceAll(/\s+/g, ' ');

/** Key of a municipality of the gazetteer, which no text has: texts are in lower case. */
export const municipalityKey = (id: string) => `PT ${id}`;

/** The id of a key of a municipality; null for that of a text. */
export const municipalityOfKey = (key: string): string | null => (key.startsWith('PT ') ? key.slice(3) : null);

/** The municipalities of a job's places in Portugal, as far as the gazetteer knows them. */
function municipalitiesOf({ city, places }: Pick<SearchableJob, 'city' | 'places'>): string[] {
  const named = places.length > 0 ? places : [{ city: city ?? '', region: null, country: brand.country }];
  return named.flatMap((place) => {
    const id = place.country === brand.country ? municipalityOf(place.city, place.region) : null;
    return id === null ? [] : [id];
  });
}

/**
 * All values that a location filter can match exactly, cities first, and the municipalities for the filter `place`; without
 * duplicates.
 */
export function placesOf({
  city,
  places,
  location,
}: Pick<SearchableJob, 'city' | 'places' | 'location'>): NamedPlace[] {
  const cities = [city, ...places.map((place) => place.city)].map((name) => ({ name, isCity: true }));
  const byValue = new Map<string, NamedPlace>();
  for (const { name, isCity } of [...cities, { name: location, isCity: false }]) {
    const value = placeKey(name ?? '');
    if (name !== null && value !== '' && !byValue.has(value)) byValue.set(value, { value, name, isCity });
  }
  const ids = new Set(municipalitiesOf({ city, places }));
  return [...byValue.values(), ...[...ids].map((id) => ({ value: municipalityKey(id), name: id, isCity: false }))];
}
