import { fold } from 'shared-contracts';
import type { KeywordWord } from './words.ts';

/** pg_trgm's trigrams of one word: two blanks in front, one behind. Other signs than letters and digits part words. */
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
  // pg_trgm answers in single precision; rounding alike keeps ties alike.
  return Math.fround(common / (left.size + right.size - common));
}

/** The word itself where it begins a known one, else the nearest known word; `vocabulary` holds each job's words. */
export function nearestWord(
  { typed, folded, isWhole }: KeywordWord,
  vocabulary: readonly ReadonlySet<string>[],
): string | null {
  const jobs = new Map<string, number>();
  for (const word of vocabulary.flatMap((words) => [...words])) jobs.set(word, (jobs.get(word) ?? 0) + 1);
  const known = [...jobs.keys()];
  if (known.some((word) => (isWhole ? fold(word) === folded : fold(word).startsWith(folded)))) return typed;
  if (isWhole || folded.length < 4) return null;
  const near = known
    .map((word) => ({ word, likeness: similarity(fold(word), folded), count: jobs.get(word)! }))
    .filter(({ likeness }) => likeness >= Math.fround(0.3))
    .toSorted((a, b) => b.likeness - a.likeness || b.count - a.count || (a.word < b.word ? -1 : 1));
  return near[0]?.word ?? null;
}
