import { trimEndOf } from './trim-characters.ts';

const ending = '...';

/** At most `length` characters, the "..." of SPEC §9 included; cut between words where a word is not longer than half of it. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, length - ending.length + 1);
  const lastSpace = room.lastIndexOf(' ');
  const cut = lastSpace > length / 2 ? room.slice(0, lastSpace) : wholeCharacters(room.slice(0, -1));
  return trimEndOf(cut, /[\s,;:.·–-]/) + ending;
}

/** The first words of a text whose words are separated by single spaces, with the "..." of SPEC §9 where there are more. */
export function firstWords(text: string, count: number): string {
  const words = text.split(' ');
  return words.length > count ? words.slice(0, count).join(' ') + ending : text;
}

/** Without the half of a character that a cut may leave at the end. */
const wholeCharacters = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');
