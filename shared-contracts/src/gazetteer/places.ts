import { slugify } from '../plain-text.ts';
import { contextOf, districtsAndIslands, regions, type Area } from './areas.ts';
import { distanceKm, type Point } from './distance.ts';
import { municipalityRows } from './municipalities.data.ts';
import type { Place } from './place.ts';
import { prepositionOf } from './prepositions.ts';

/** Other names of municipalities: short, older or English ones. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'angra-do-heroismo': ['Angra'],
  'calheta-de-sao-jorge': ['Calheta de São Jorge'],
  lisboa: ['Lisbon'],
  'marco-de-canaveses': ['Marco de Canavezes'],
  'peso-da-regua': ['Régua'],
  porto: ['Oporto'],
  'santa-maria-da-feira': ['Vila da Feira'],
  'vila-nova-de-famalicao': ['Famalicão'],
  'vila-nova-de-foz-coa': ['Foz Côa'],
  'vila-nova-de-gaia': ['Gaia'],
};

interface Located {
  place: Place;
  division: number;
}

function toMunicipality(division: number, row: string): Located {
  const [name = '', latitude, longitude, hundreds, given] = row.split(',');
  const id = given ?? slugify(name);
  const place: Place = {
    id,
    kind: 'municipality',
    name,
    within: `${prepositionOf(id)} ${name}`,
    aliases: aliases[id] ?? [],
    namesake: null,
    context: contextOf(division),
    point: { latitude: Number(latitude), longitude: Number(longitude) },
    hundreds: Number(hundreds),
    municipalities: [id],
  };
  return { place, division };
}

const located = municipalityRows.flatMap(([division, rows]) =>
  rows.split(';').map((row) => toMunicipality(division, row)),
);
export const municipalities: readonly Place[] = located.map(({ place }) => place);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

function toPlace({ divisions = [], others = [], without = [], ...area }: Area): Place {
  const members = located
    .filter(({ place, division }) => others.includes(place.id) || divisions.includes(division))
    .map(({ place }) => place)
    .filter(({ id }) => !without.includes(id));
  return {
    id: area.id,
    kind: area.kind,
    name: area.name,
    within: area.within,
    aliases: area.aliases ?? [],
    namesake: area.namesake ?? null,
    context: area.kind === 'island' ? contextOf(divisions[0] ?? 0) : null,
    point: {
      latitude: mean(members.map(({ point }) => point.latitude)),
      longitude: mean(members.map(({ point }) => point.longitude)),
    },
    hundreds: sum(members.map(({ hundreds }) => hundreds)),
    municipalities: members.map(({ id }) => id),
  };
}

/** Regions, districts and islands. */
export const areas: readonly Place[] = [...regions, ...districtsAndIslands].map(toPlace);

const places: readonly Place[] = [...municipalities, ...areas];

const byId = new Map(places.map((place) => [place.id, place]));

/** Null for an unknown id, as a URL may contain one. */
export const placeById = (id: string): Place | null => byId.get(id) ?? null;

/** Ids of the municipalities of a place, its own one if it is a municipality. Empty for an unknown id. */
export const municipalitiesOf = (placeId: string): readonly string[] => placeById(placeId)?.municipalities ?? [];

/** Municipalities with their seat at most this far in a straight line, nearest first. */
export function municipalitiesWithin(point: Point, km: number): Place[] {
  return municipalities
    .map((place) => ({ place, distance: distanceKm(point, place.point) }))
    .filter(({ distance }) => distance <= km)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
}
