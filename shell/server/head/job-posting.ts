import {
  brand,
  jobTypes,
  monthsOfExperience,
  type Job,
  type JobPlace,
  type JobType,
  type Salary,
} from 'shared-contracts';
import { organization, withoutEmpty } from './organization.ts';

interface PostingContext {
  publicUrl: string;
  canonical: string;
  appliesHere: boolean;
}

/** T1–T14. Contains only values that the page shows. Unknown values are omitted. */
export function jobPosting(job: Job, { publicUrl, canonical, appliesHere }: PostingContext): object {
  return withoutEmpty({
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.postedAt,
    validThrough: endOfDay(job.validThrough),
    url: canonical,
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: String(job.id) },
    hiringOrganization: organization(offeredBy(job), publicUrl),
    employmentType: employmentTypes(job.jobTypes),
    ...workplaceOf(job),
    directApply: appliesHere,
    baseSalary: baseSalary(job.salary),
    experienceRequirements: experience(job),
  });
}

const offeredBy = ({ companyName, company, companyLogoUrl }: Job) => ({
  name: companyName,
  website: company?.website ?? null,
  logo: companyLogoUrl,
});

/** T6 and T7: fully remote work has no place but a country, unless an office is named. */
function workplaceOf(job: Job): object {
  const postalCode = job.places.length === 1 ? postalCodeIn(job.location) : null;
  const places = job.places.map((place) => placeOf(place, postalCode));
  const jobLocation = places.length === 1 ? places[0] : places;
  const isRemote = job.workplace === 'remote' || (job.workplace === null && job.remote);
  if (!isRemote) return { jobLocation };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: brand.country },
    jobLocation,
  };
}

/** Portuguese postal codes, as sources write them into the place: "Rua do Norte 5, 4050-123 Porto". */
const postalCodePattern = /(?<!\d)\d{4}-\d{3}(?!\d)/;

const postalCodeIn = (location: string | null): string | null => postalCodePattern.exec(location ?? '')?.[0] ?? null;

function placeOf({ city, region, country }: JobPlace, postalCode: string | null): object {
  const address = {
    postalCode: country === 'PT' ? postalCode : null,
    addressLocality: city,
    addressRegion: region,
    addressCountry: country,
  };
  return { '@type': 'Place', address: withoutEmpty({ '@type': 'PostalAddress', ...address }) };
}

const employmentTypeOf: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  temporary: 'TEMPORARY',
  'weekend-only': 'PART_TIME',
  'project-based': 'CONTRACTOR',
};

/** T8: in the order of the list above, each once. */
function employmentTypes(types: readonly JobType[]): string[] {
  const known = jobTypes.filter((type) => types.includes(type)).map((type) => employmentTypeOf[type]);
  const hasUnknown = types.some((type) => !jobTypes.includes(type));
  return [...new Set([...known, ...(hasUnknown ? ['OTHER'] : [])])];
}

/** T12: figures only, without words; a single value if there is one bound. */
function baseSalary(salary: Salary | null): object | null {
  if (salary === null) return null;
  const bounds = [salary.min, salary.max].filter((amount): amount is number => amount !== null && amount > 0);
  const [min, max] = bounds.toSorted((a, b) => a - b);
  if (min === undefined) return null;
  const amount = max === undefined || min === max ? { value: min } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: salary.period.toUpperCase() };
  return { '@type': 'MonetaryAmount', currency: salary.currency, value };
}

/** The level's months (SPEC §9). "No experience" is a text, because search engines reject a literal 0. */
function experience({ experienceLevel }: Job): object | string {
  const months = monthsOfExperience(experienceLevel);
  if (months === 0) return 'no requirements';
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months };
}

const day = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' });
const offset = new Intl.DateTimeFormat('en', { timeZone: brand.timeZone, timeZoneName: 'longOffset' });

/** The end of an instant's day in the brand's time zone, with its UTC offset: `2026-07-01T23:59:59+01:00` (T9). */
function endOfDay(moment: string): string | null {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return null;
  const end = new Date(`${day.format(date)}T23:59:59Z`);
  const name = offset.formatToParts(end).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${day.format(date)}T23:59:59${name.replace('GMT', '') || '+00:00'}`;
}
