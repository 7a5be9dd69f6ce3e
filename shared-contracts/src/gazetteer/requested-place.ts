import type { Language } from '../enums.ts';
import { toPositionArea, toRadiusArea, type RequestedPlace } from '../place-filter.ts';
import { distanceKm, type Point } from './distance.ts';
import { placeNamed } from './find-places.ts';
import type { Place } from './place.ts';
import { municipalities, municipalitiesWithin, placeById } from './places.ts';

/** Meaning of a value of the filter `place`. */
interface ResolvedPlace {
  requested: RequestedPlace;
  /** Ids; null: a text that matches like the filter `location`. */
  municipalities: readonly string[] | null;
}

type Texts = Record<Language, string>;

const names = municipalities.map(({ name }) => name);
const namesakes = new Set(names.filter((name, at) => names.indexOf(name) !== at));

/** Two municipalities are called "Lagoa": "Lagoa (Açores)". */
const distinctly = (text: string, { kind, name, context }: Place) =>
  kind === 'municipality' && namesakes.has(name) && context !== null ? `${text} (${context})` : text;

function labelOf(place: Place): Texts {
  const { kind, name, namesake, aliases } = place;
  const pt = distinctly(name, place);
  if (kind === 'district') return { pt, en: `${namesake ?? name} district` };
  return { pt, en: kind === 'island' ? `${aliases[0] ?? name} island` : pt };
}

function phraseOf(place: Place): Texts {
  const { kind, within, name, namesake, aliases } = place;
  const pt = distinctly(within, place);
  if (kind === 'district') return { pt, en: `in the district of ${namesake ?? name}` };
  return { pt, en: kind === 'island' ? `on ${aliases[0] ?? name} island` : `in ${distinctly(name, place)}` };
}

/** The number and its unit stay on one line. */
const inKm = (km: number) => `${km}\u{a0}km`;
const withRadius = (text: string, km: number) => `${text} + ${inKm(km)}`;

/** "no Porto" → "do Porto". */
const fromPlace = (place: Place) =>
  distinctly(place.within, place).replace(/^(?:em|n)/, (start) => (start === 'em' ? 'de' : 'd'));

const basicsOf = (place: Place) => ({ id: place.id, name: distinctly(place.name, place), context: place.context });

function wholePlace(value: string, place: Place): RequestedPlace {
  return {
    value,
    ...basicsOf(place),
    kind: place.kind,
    radiusKm: null,
    label: labelOf(place),
    phrase: phraseOf(place),
  };
}

function aroundPlace(value: string, place: Place, km: number): RequestedPlace {
  const { pt, en } = labelOf(place);
  return {
    value,
    ...basicsOf(place),
    kind: place.kind,
    radiusKm: km,
    label: { pt: withRadius(pt, km), en: withRadius(en, km) },
    phrase: { pt: `até ${inKm(km)} ${fromPlace(place)}`, en: `within ${inKm(km)} of ${en}` },
  };
}

function aroundPosition(value: string, next: Place, km: number): RequestedPlace {
  return {
    value,
    ...basicsOf(next),
    kind: 'position',
    radiusKm: km,
    label: { pt: withRadius('A sua localização', km), en: withRadius('Your location', km) },
    phrase: { pt: `até ${inKm(km)} de si`, en: `within ${inKm(km)} of you` },
  };
}

const unknownText = (value: string): RequestedPlace => ({
  value,
  id: null,
  kind: 'text',
  name: value,
  context: null,
  radiusKm: null,
  label: { pt: value, en: value },
  phrase: { pt: `em ${value}`, en: `in ${value}` },
});

const next = (point: Point): Place =>
  municipalities.reduce((a, b) => (distanceKm(b.point, point) < distanceKm(a.point, point) ? b : a));
const idsWithin = (point: Point, km: number) => municipalitiesWithin(point, km).map(({ id }) => id);

/**
 * Resolves a canonical value of the filter `place`: an id, a municipality or a position with a radius, a name, or else a text. A
 * radius includes the municipalities with their seat in it.
 */
export function resolvePlace(value: string): ResolvedPlace {
  const position = toPositionArea(value);
  if (position !== null) {
    const { km } = position;
    return { requested: aroundPosition(value, next(position), km), municipalities: idsWithin(position, km) };
  }
  const area = toRadiusArea(value);
  const center = area === null ? null : placeById(area.municipality);
  if (area !== null && center?.kind === 'municipality') {
    return { requested: aroundPlace(value, center, area.km), municipalities: idsWithin(center.point, area.km) };
  }
  const place = placeById(value) ?? placeNamed(value);
  if (place === null) return { requested: unknownText(value), municipalities: null };
  return { requested: wholePlace(value, place), municipalities: place.municipalities };
}

/** The places of a filter, as the API names them. */
export const requestedPlaces = (values: readonly string[]): RequestedPlace[] =>
  values.map((value) => resolvePlace(value).requested);
