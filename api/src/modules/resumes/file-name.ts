import { firstCharacters, limits, trimCharacters } from 'shared-contracts';

const ending = '.pdf';
const fallback = 'curriculo';

/** Control, invisible and bidirectional characters, unpaired surrogates, private-use characters, line separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;
/** Characters that Windows does not allow in file names. */
const forbidden = /[<>:"|?*]/g;
/** A leading dot hides a file; Windows drops trailing dots and spaces. */
const edge = /[\s.]/;

/**
 * Converts an upload's file name to a short name that is safe in every file system and header and ends in `.pdf`. Pure.
 */
export function toFileName(original: string): string {
  const last = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const readable = last.replace(unprintable, '').replace(forbidden, '-').replace(/\s+/g, ' ').trim();
  const stem = trimCharacters(readable.replace(/\.pdf$/i, ''), edge);
  const cut = trimCharacters(firstCharacters(stem, limits.fileNameCharacters - ending.length), edge);
  return (cut || fallback) + ending;
}
