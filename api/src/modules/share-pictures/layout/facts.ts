import type { Language, SharedJob } from 'shared-contracts';
import { pictureTexts } from './picture-texts.ts';

/** "Porto, híbrido", "Porto", "Remoto"; null if both are unknown. */
export function placeOf({ city, workplace }: Pick<SharedJob, 'city' | 'workplace'>, language: Language) {
  const mode = workplace === null ? null : pictureTexts[language].workplace[workplace];
  if (city !== null) return mode === null || workplace === 'onsite' ? city : `${city}, ${mode}`;
  return mode === null ? null : mode.charAt(0).toUpperCase() + mode.slice(1);
}

/** Characters without a glyph in the font. They would be drawn as empty boxes. */
const unknown = /[^\p{Script=Latin}\u0020-\u007E\u00A0-\u00FF–—‘’‚“”„…•‹›€™−]/gu;

/** Removes characters that the font cannot draw; '' if none remain. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(unknown, ' ').replaceAll(/ +/g, ' ').trim();
}
