import type { Language, SharedJob } from 'shared-contracts';
import { pictureWords } from './picture-words.ts';

/** "Porto, híbrido", "Porto", "Remoto"; null where nothing is known. */
export function placeOf({ city, workplace }: Pick<SharedJob, 'city' | 'workplace'>, language: Language) {
  const mode = workplace === null ? null : pictureWords[language].workplace[workplace];
  if (city !== null) return mode === null || workplace === 'onsite' ? city : `${city}, ${mode}`;
  return mode === null ? null : mode.charAt(0).toUpperCase() + mode.slice(1);
}

/** What the font has no sign for: it would stand there as an empty box. */
const unknown = /[^\p{Script=Latin}\u0020-\u007E\u00A0-\u00FF–—‘’‚“”„…•‹›€™−]/gu;

/** A line as the font can write it, '' where it has none of its signs. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(unknown, ' ').replaceAll(/ +/g, ' ').trim();
}
