import type { JobCard, Language, Salary } from 'shared-contracts';
import { feedTexts } from './feed.texts.ts';

const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };

/** Pay in words, "2 100 – 2 600 €/mês"; null where nothing is said of it. */
export function payText({ salary, salaryText }: Pick<JobCard, 'salary' | 'salaryText'>, language: Language) {
  return (salary === null ? null : salaryOf(salary, language)) ?? salaryText;
}

function salaryOf({ min, max, currency, period }: Salary, language: Language): string | null {
  // A feed's own word for a currency would make Intl throw.
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const words = feedTexts[language].pay;
  const digits = [min, max].every((bound) => bound === null || Number.isInteger(bound)) ? 0 : 2;
  const money = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const amount = (value: number) => money.format(value);
  if (min !== null && min === max) return amount(min) + words[period];
  if (min !== null && max !== null) return rangeOf(money, min, max) + words[period];
  if (min !== null) return words.from(amount(min)) + words[period];
  return max === null ? null : words.upTo(amount(max)) + words[period];
}

/** With a dash, as the site writes it; the locale's own is a hyphen. */
function rangeOf(money: Intl.NumberFormat, min: number, max: number): string {
  return money.formatRange(Math.min(min, max), Math.max(min, max)).replace(/\s-\s/u, ' – ');
}
