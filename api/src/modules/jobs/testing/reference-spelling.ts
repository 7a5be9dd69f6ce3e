import { fold } from 'shared-contracts';
import type { KeywordTerm } from '../search/terms.parser.ts';

/**
 * Trigrams of a text as in pg_trgm: each word is padded with two spaces in front and one behind. All characters other
 * than letters and digits separate words.
 */
function trigrams(text: string): Set<string> {
  const padded = text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => `  ${word} `);
  return new Set(padded.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
}

function similarity(a: string, b: string): number {
  const left = trigrams(a);
  const right = trigrams(b);
  const common = [...left].filter((one) => right.has(one)).length;
  // pg_trgm computes in single precision. The same rounding gives the same ties.
  return Math.fround(common / (left.size + right.size - common));
}

/**
 * The term itself if it is a prefix of a known term, else the nearest known term. `vocabulary` contains the terms of
 * each job.
 */
export function nearestTerm(
  { typed, folded, isWhole }: KeywordTerm,
  vocabulary: readonly ReadonlySet<string>[],
): string | null {
  const jobs = new Map<string, number>();
  for (const term of vocabulary.flatMap((terms) => [...terms])) jobs.set(term, (jobs.get(term) ?? 0) + 1);
  const known = [...jobs.keys()];
  if (known.some((term) => (isWhole ? fold(term) === folded : fold(term).startsWith(folded)))) return typed;
  if (isWhole || folded.length < 4) return null;
  const near = known
    .map((term) => ({ term, likeness: similarity(fold(term), folded), count: jobs.get(term)! }))
    .filter(({ likeness }) => likeness >= Math.fround(0.3))
    .toSorted((a, b) => b.likeness - a.likeness || b.count - a.count || (a.term < b.term ? -1 : 1));
  return near[0]?.term ?? null;
}
