import { moneyFormatOf, type Language, type MoneyFormat } from 'shared-contracts';
import { createDateFormat, type DateFormat } from './date';

export type Format = DateFormat & MoneyFormat;

const formats = new Map<Language, Format>();

/** Formatters of a language. Based on Intl only: date-fns and its locales exceed the shell's size budget. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? { ...createDateFormat(language), ...moneyFormatOf(language) };
  formats.set(language, format);
  return format;
}
