import type { Language, Salary, SharedJob } from 'shared-contracts';
import { pictureWords } from './picture-words.ts';

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };
const currencyCode = /^[A-Z]{3}$/;

/** The font has none of the narrow spaces that Intl writes. */
const unbroken = (text: string) => text.replaceAll(/\s/g, '\u00A0');

function formatOf({ currency, min, max }: Salary, language: Language): Intl.NumberFormat {
  const digits = [min, max].every((bound) => bound === null || Number.isInteger(bound)) ? 0 : 2;
  const style = currencyCode.test(currency) ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locales[language], {
    ...style,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function amountOf(salary: Salary, language: Language): string {
  const { min, max, currency } = salary;
  const format = formatOf(salary, language);
  const unit = currencyCode.test(currency) ? '' : ` ${currency}`;
  if (min === null) return max === null ? '' : pictureWords[language].upTo(format.format(max) + unit);
  if (max === null) return pictureWords[language].from(format.format(min) + unit);
  // pt-PT parts the two with a hyphen, and a range is written with a dash.
  return (min === max ? format.format(min) : format.formatRange(min, max).replace(' - ', ' – ')) + unit;
}

/** "2 100 – 2 600 €/mês", the source's own words, or null. */
export function payOf({ salary, salaryText }: Pick<SharedJob, 'salary' | 'salaryText'>, language: Language) {
  if (salary === null) return salaryText;
  return unbroken(amountOf(salary, language)) + pictureWords[language].period[salary.period];
}

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
