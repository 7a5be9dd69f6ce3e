import type { Language } from './enums.ts';
import type { Integer } from './scalars.ts';

/** Degrees, WGS 84, and a radius in km. */
export interface PositionArea {
  latitude: number;
  longitude: number;
  km: number;
}

const radius = '([1-9]\\d?|1\\d\\d|200)';
const around = new RegExp(`^([a-z\\d-]+)_${radius}$`);
const position = new RegExp(`^(-?\\d{1,2}(?:\\.\\d+)?)_(-?\\d{1,3}(?:\\.\\d+)?)_${radius}$`);

/**
 * The municipality and the radius (1 to 200 km) of a value of the filter `place` such as "lisboa_15"; null for other values. The
 * municipality may be unknown.
 */
export function toRadiusArea(value: string): { municipality: string; km: number } | null {
  const [, municipality, km] = around.exec(value) ?? [];
  return municipality === undefined ? null : { municipality, km: Number(km) };
}

/** The position of a value such as "38.72_-9.14_10"; null for other values. */
export function toPositionArea(value: string): PositionArea | null {
  const [, latitude, longitude, km] = position.exec(value) ?? [];
  return latitude === undefined ? null : { latitude: Number(latitude), longitude: Number(longitude), km: Number(km) };
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Value of the filter `place`. Rounds to 0.01° (about 1 km), so that no address contains an exact position. */
export const fromPositionArea = ({ latitude, longitude, km }: PositionArea): string =>
  [rounded(latitude), rounded(longitude), km].join('_');

/** Canonical value of the filter `place`. */
export function toPlace(value: string): string {
  const area = toPositionArea(value);
  return area === null ? value : fromPositionArea(area);
}

/** A value of the filter `place` as the API understands it. */
export interface RequestedPlace {
  /** The canonical value. */
  value: string;
  /**
   * Id in the gazetteer: of the place, of the municipality around which jobs are searched, or of the municipality next to a position.
   * Null for a text that names no place of the gazetteer; it matches like the filter `location`.
   */
  id: string | null;
  kind: 'municipality' | 'region' | 'district' | 'island' | 'position' | 'text';
  /** "Lisboa", "Lagoa (Açores)", "Distrito do Porto"; the municipality next to a position; a text as requested. */
  name: string;
  /** District or autonomous region of a municipality or island. */
  context: string | null;
  /** Straight line to the seats of municipalities; null without a radius. */
  radiusKm: Integer | null;
  /** Text of tokens, chips and lists: "Lisboa + 15 km". */
  label: Record<Language, string>;
  /** Text in a sentence: "no Porto", "até 15 km de Lisboa". */
  phrase: Record<Language, string>;
}

/** Text of a requested place in tokens, chips and lists; the value itself while `places` does not contain it. */
export const placeLabel = (value: string, places: readonly RequestedPlace[], language: Language): string =>
  places.find((place) => place.value === value)?.label[language] ?? value;

/** Id of the only requested place if a search of it has a page of its own, which search engines may index; else null. */
export function indexedPlace([place, ...others]: readonly RequestedPlace[]): string | null {
  return place === undefined || others.length > 0 || place.radiusKm !== null ? null : place.id;
}

/** The value that is stored: a place by its id, and the next municipality in place of a position. */
export const toStoredPlace = ({ value, id, radiusKm }: RequestedPlace): string =>
  id === null ? value : [id, ...(radiusKm === null ? [] : [radiusKm])].join('_');
