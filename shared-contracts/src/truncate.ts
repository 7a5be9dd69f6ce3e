import { countCharacters, firstCharacters } from './count-characters.ts';
import { trimEndOf } from './trim-characters.ts';

const ending = '...';

/**
 * At most `length` characters including the "..." of SPEC §9. Cut between words, unless a word is longer than half of the
 * length.
 */
export function truncate(text: string, length: number): string {
  if (countCharacters(text) <= length) return text;
  const room = firstCharacters(text, length - ending.length + 1);
  const words = room.split(' ').slice(0, -1).join(' ');
  return (
    trimEndOf(words.length > length / 2 ? words : firstCharacters(room, length - ending.length), /[\s,;:.·–-]/) + ending
  );
}

/** The first words of a text with single spaces, followed by the "..." of SPEC §9 if truncated. */
export function firstWords(text: string, count: number): string {
  const words = text.split(' ');
  return words.length > count ? words.slice(0, count).join(' ') + ending : text;
}
