import { fold } from '../plain-text.ts';
import type { Place } from './place.ts';
import { areas, municipalities } from './places.ts';

/** Folded, with words separated by single spaces: "Montemor-o-Novo" → "montemor o novo". */
export const nameKey = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Entry {
  place: Place;
  name: string;
  aliases: readonly string[];
  /** Name, aliases and the city that it is named after. */
  keys: readonly string[];
  /** With the district: "lagoa acores". */
  full: string;
}

const bySize = (a: Place, b: Place) => b.hundreds - a.hundreds;

/** In the order of suggestions that match equally well: municipalities by population, areas in the order of their list. */
const entries: readonly Entry[] = [...municipalities.toSorted(bySize), ...areas].map((place) => ({
  place,
  name: nameKey(place.name),
  aliases: place.aliases.map(nameKey),
  keys: [place.name, ...place.aliases, ...(place.namesake === null ? [] : [place.namesake])].map(nameKey),
  full: nameKey(`${place.name} ${place.context ?? ''}`),
}));

/** Smaller is closer; null: no name matches. */
function rankOf({ place, keys, full }: Entry, asked: string): number | null {
  if (keys.includes(asked)) return 0;
  const group = place.kind === 'municipality' ? 1 : 3;
  if ([full, ...keys].some((key) => key.startsWith(asked))) return group;
  return keys.some((key) => key.includes(` ${asked}`)) ? group + 1 : null;
}

/**
 * Suggestions for a typed text, which is the beginning of any word of a name; accents and case do not matter. First places with
 * exactly that name, or named after exactly that city; then municipalities, then areas. Names that begin with the text come before
 * names that contain it, and larger municipalities before smaller ones. The district may follow the name: "Lagoa (Açores)".
 */
export function findPlaces(text: string, limit: number): Place[] {
  const asked = nameKey(text);
  if (asked === '') return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, asked);
      return rank === null ? [] : [{ rank, place: entry.place }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ place }) => place);
}

/** How a text may name a place, the clearest way first. */
const waysToName: readonly ((entry: Entry, asked: string) => boolean)[] = [
  ({ name }, asked) => name === asked,
  ({ aliases }, asked) => aliases.includes(asked),
  ({ full }, asked) => full === asked,
];

/** The place that a complete text names; null if none or several have the name: "Lagoa", but not "Lagoa (Açores)". */
export function placeNamed(text: string): Place | null {
  const asked = nameKey(text);
  for (const names of waysToName) {
    const [first, ...others] = entries.filter((entry) => names(entry, asked));
    if (first !== undefined) return others.length === 0 ? first.place : null;
  }
  return null;
}
