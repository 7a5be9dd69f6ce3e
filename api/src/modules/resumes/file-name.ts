import { firstCharacters, limits, trimCharacters } from 'shared-contracts';

const ending = '.pdf';
const fallback = 'curriculo';

/** Control, invisible and direction-changing characters, halves of surrogate pairs, private ones, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** What no Windows file name may hold. */
const forbidden = /[<>:"|?*]/g;
/** Dots in front hide a file, dots and spaces at the end are dropped by Windows. */
const edge = /[\s.]/;

/** Pure. What an upload called itself, as one short name that is safe in any folder and header and ends in `.pdf`. */
export function toFileName(original: string): string {
  const last = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const readable = last.replace(unprintable, '').replace(forbidden, '-').replace(/\s+/g, ' ').trim();
  const stem = trimCharacters(readable.replace(/\.pdf$/i, ''), edge);
  const cut = trimCharacters(firstCharacters(stem, limits.fileNameCharacters - ending.length), edge);
  return (cut || fallback) + ending;
}
