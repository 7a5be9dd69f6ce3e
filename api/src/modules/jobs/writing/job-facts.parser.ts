import { brand, isOneOf, limits, salaryPeriods, type JobPlace } from 'shared-contracts';
import { fieldsOf, listOf, numberOf, textOf, wholeNumberOf } from '../../../untrusted/values.parser.ts';
import type { JobContent } from './job-content.sql.ts';

const country = /^[A-Z]{2}$/;

/** Falls back to the country of the site if the value is not a country code. */
function countryOf(value: unknown): string {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return country.test(code) ? code : brand.country;
}

/** Reads a city name, a place of a source (with a `district`) or a `JobPlace`. */
function toPlace(value: unknown): JobPlace | null {
  const fields = fieldsOf(value);
  const city = textOf(typeof value === 'string' ? value : fields['city'], limits.cityCharacters);
  if (city === null) return null;
  const region = textOf(fields['district'] ?? fields['region'], limits.cityCharacters);
  return { city, region, country: countryOf(fields['country']) };
}

/** The places of work. The first place is the job's city, all places form its location. */
export function placesOf(locations: unknown): Pick<JobContent, 'places' | 'city' | 'location'> {
  const given = Array.isArray(locations) ? listOf(locations) : [locations];
  const byCity = new Map<string, JobPlace>();
  for (const value of given.slice(0, limits.jobPlaces)) {
    const place = toPlace(value);
    if (place !== null && !byCity.has(place.city)) byCity.set(place.city, place);
  }
  const places = [...byCity.values()];
  const location = places.length === 0 ? null : places.map(({ city }) => city).join(', ');
  return { places, city: places[0]?.city ?? null, location };
}

type Salary = Pick<
  JobContent,
  'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod' | 'salaryPayments' | 'salaryText'
>;

const highest = 1e9;

/**
 * Amounts require a currency and a period. Bounds in the wrong order are discarded. Missing values are not inferred.
 */
export function salaryOf(salary: unknown, salaryText: unknown): Salary {
  const fields = fieldsOf(salary);
  const text = textOf(salaryText, limits.salaryTextCharacters);
  const min = numberOf(fields['min'], 0.01, highest);
  const max = numberOf(fields['max'], 0.01, highest);
  const currency = textOf(fields['currency'], 3)?.toUpperCase() ?? '';
  const period = fields['period'];
  const hasValidBounds = (min !== null || max !== null) && (min === null || max === null || min <= max);
  if (!hasValidBounds || !/^[A-Z]{3}$/.test(currency) || !isOneOf(salaryPeriods, period)) {
    const none = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null, salaryPayments: null };
    return { ...none, salaryText: text };
  }
  return {
    salaryMin: min,
    salaryMax: max,
    salaryCurrency: currency,
    salaryPeriod: period,
    salaryPayments: wholeNumberOf(fields['payments'], 1, 24),
    salaryText: text,
  };
}
