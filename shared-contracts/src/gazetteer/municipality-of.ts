import { nameKey } from './find-places.ts';
import { localityRows } from './localities.data.ts';
import type { Place } from './place.ts';
import { areas, municipalities } from './places.ts';

type Index = ReadonlyMap<string, readonly string[]>;

/** Municipalities by folded name. */
function indexOf(names: readonly (readonly [name: string, members: readonly string[]])[]): Index {
  const index = new Map<string, string[]>();
  for (const [name, members] of names) {
    const key = nameKey(name);
    index.set(key, [...new Set([...(index.get(key) ?? []), ...members])]);
  }
  return index;
}

const namesOf = ({ name, aliases, namesake, municipalities: members }: Place) =>
  [name, ...aliases, ...(namesake === null ? [] : [namesake])].map((each) => [each, members] as const);

const municipalityIndex = indexOf(municipalities.flatMap(namesOf));
const localityIndex = indexOf(
  localityRows.flatMap(([municipality, rows]) => rows.split(';').map((name) => [name, [municipality]] as const)),
);
/** A name may mean a municipality and several areas: "Porto" is the union. */
const surroundings = indexOf([...municipalities, ...areas].flatMap(namesOf));

/** The parts of "Alvalade, Lisboa", "Lagoa (Açores)" and "Porto - Boavista", as folded names. */
const partsOf = (text: string) =>
  text
    .split(/[,;()|]| [-–—] /)
    .map(nameKey)
    .filter((part) => part !== '');

/**
 * The municipality of a job's place, as its id; null if the text names none, or several. The parts of `city` are from the specific
 * to the general, and a part is only accepted if the known names after it, and the region, contain its municipality: with "Trofa,
 * Águeda", it is Águeda, whose parish Trofa is. Only for places in Portugal.
 * @param region District, island, region or autonomous region; an unknown one is ignored.
 */
export function municipalityOf(city: string, region: string | null): string | null {
  const parts = partsOf(city);
  const last = region === null ? [] : partsOf(region);
  for (const [at, part] of parts.entries()) {
    const around = [...parts.slice(at + 1), ...last].flatMap((name) => {
      const members = surroundings.get(name);
      return members === undefined ? [] : [members];
    });
    for (const index of [municipalityIndex, localityIndex]) {
      const candidates = (index.get(part) ?? []).filter((id) => around.every((each) => each.includes(id)));
      if (candidates.length === 1) return candidates[0] ?? null;
    }
  }
  return null;
}
