import { brand, type JobPlace } from 'shared-contracts';
import { fieldsOf, listOf, textOf } from '../../outside/values.ts';
import type { JobContent } from './job-content.ts';

const mostPlaces = 20;

function toPlace(value: unknown): JobPlace | null {
  const fields = fieldsOf(value);
  const city = textOf(typeof value === 'string' ? value : fields['city'], 100);
  if (city === null) return null;
  const country = textOf(fields['country'], 2)?.toUpperCase() ?? brand.country;
  return { city, region: textOf(fields['district'], 100), country };
}

/** Where the work is; the first place is the job's city, all of them its location. */
export function placesOf(locations: unknown): Pick<JobContent, 'places' | 'city' | 'location'> {
  const given = Array.isArray(locations) ? listOf(locations) : [locations];
  const byCity = new Map<string, JobPlace>();
  for (const value of given.slice(0, mostPlaces)) {
    const place = toPlace(value);
    if (place !== null && !byCity.has(place.city)) byCity.set(place.city, place);
  }
  const places = [...byCity.values()];
  const location = places.length === 0 ? null : places.map(({ city }) => city).join(', ');
  return { places, city: places[0]?.city ?? null, location };
}
