import type { Language, SalaryPeriod } from './enums.ts';
import type { JobCard } from './jobs.contract.ts';
import { toMinPay, type Salary } from './pay.ts';

/** Locale for dates and numbers. English uses en-GB: day first, 24 hours. */
export const formatLocales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' };

const narrowSpaces = /[\u0020\u2009\u202F]/g;

/** Replaces all spaces by non-breaking spaces, which our typeface contains. */
export function unbroken(text: string): string {
  return text.replaceAll(narrowSpaces, '\u00A0');
}

interface SalaryTexts {
  from: (amount: string) => string;
  upTo: (amount: string) => string;
  period: Record<SalaryPeriod, string>;
}

/** Texts of the salary format. Not in the i18n files, because they are also needed where those are not loaded. */
const salaryTexts: Record<Language, SalaryTexts> = {
  pt: {
    from: (amount) => `desde ${amount}`,
    upTo: (amount) => `até ${amount}`,
    period: { hour: '/hora', day: '/dia', week: '/semana', month: '/mês', year: '/ano' },
  },
  en: {
    from: (amount) => `from ${amount}`,
    upTo: (amount) => `up to ${amount}`,
    period: { hour: '/hour', day: '/day', week: '/week', month: '/month', year: '/year' },
  },
};

const noCurrency = /^(?![A-Z]{3}$)/;

export interface SalaryText {
  /** "2 100 – 2 600 €", "desde 1 200 €". */
  amount: string;
  /** "/mês". */
  period: string;
}

export interface MoneyFormat {
  readonly number: (value: number) => string;
  /** The amount is empty without bounds, which the contract excludes. */
  readonly salary: (salary: Salary) => SalaryText;
}

interface Money {
  whole: (value: number) => string;
  bare: (value: number) => string;
  currencyLeads: boolean;
}

const formats = new Map<Language, MoneyFormat>();

export function moneyFormatOf(language: Language): MoneyFormat {
  const format = formats.get(language) ?? createMoneyFormat(language);
  formats.set(language, format);
  return format;
}

/** Salary in one line, "2 100 – 2 600 €/mês", or the source's text; null if unknown. */
export function payText(
  { salary, salaryText }: Pick<JobCard, 'salary' | 'salaryText'>,
  language: Language,
): string | null {
  if (salary === null) return salaryText;
  const { amount, period } = moneyFormatOf(language).salary(salary);
  return amount + period;
}

/** Text of a value of the filter `minPay`: "desde 1 200 €/mês"; the value itself if it is unknown. */
export function minPayText(value: string, language: Language): string {
  const pay = toMinPay(value);
  if (pay === null) return value;
  const salary = { min: pay.amount, max: null, currency: 'EUR', period: pay.unit, payments: null };
  return payText({ salary, salaryText: null }, language) ?? value;
}

/** Lazily creates a value. A formatter takes about 10 ms on a phone, and no page needs all of them. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** `useGrouping: 'always'`, because pt-PT does not group four digits ("2100" next to "12 100"). */
function createMoneyFormat(language: Language): MoneyFormat {
  const locale = formatLocales[language];
  const words = salaryTexts[language];
  const plain = once(() => new Intl.NumberFormat(locale, { useGrouping: 'always' }));
  const known = new Map<string, Money>();
  const moneyOf = (currency: string, digits: number) => {
    const key = `${currency}${digits}`;
    const money = known.get(key) ?? createMoney(locale, currency, digits);
    known.set(key, money);
    return money;
  };
  return {
    number: (value) => unbroken(plain().format(value)),
    salary({ min, max, currency, period }) {
      const bounds = [min, max].filter((bound) => bound !== null);
      const money = moneyOf(currency, bounds.every(Number.isInteger) ? 0 : 2);
      return { amount: writeAmount(money, min, max, words), period: words.period[period] };
    },
  };
}

function writeAmount(money: Money, min: number | null, max: number | null, words: (typeof salaryTexts)[Language]) {
  if (min === null) return max === null ? '' : unbroken(words.upTo(money.whole(max)));
  if (max === null) return unbroken(words.from(money.whole(min)));
  if (min === max) return money.whole(min);
  const [low, high] = money.currencyLeads ? [money.whole(min), money.bare(max)] : [money.bare(min), money.whole(max)];
  return unbroken(`${low} – ${high}`);
}

function createMoney(locale: string, currency: string, digits: number): Money {
  const fractionDigits = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const bare = once(() => new Intl.NumberFormat(locale, { useGrouping: 'always', ...fractionDigits }));
  const write = (value: number) => unbroken(bare().format(value));
  // Intl throws for an invalid currency code, which a feed may contain.
  if (noCurrency.test(currency)) {
    return { bare: write, whole: (value) => unbroken(`${write(value)} ${currency}`), currencyLeads: false };
  }
  const whole = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    ...fractionDigits,
  });
  return {
    bare: write,
    whole: (value) => unbroken(whole.format(value)),
    currencyLeads: whole.formatToParts(1)[0]?.type === 'currency',
  };
}
