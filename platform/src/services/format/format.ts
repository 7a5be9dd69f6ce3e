import { moneyFormatOf, type Language, type MoneyFormat } from 'shared-contracts';
import { createDateFormat, type DateFormat } from './date';

export type Format = DateFormat & MoneyFormat;

const formats = new Map<Language, Format>();

/** The formatters of a language. Intl alone: date-fns and its locales cost more than the shell's budget allows. */
export function formatOf(language: Language): Format {
  const format = formats.get(language) ?? { ...createDateFormat(language), ...moneyFormatOf(language) };
  formats.set(language, format);
  return format;
}
