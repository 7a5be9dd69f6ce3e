import { useFormat, useLanguage, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import { limits, paymentsPerYear, salaryPer, type Job, type PayRange, type PayUnit } from 'shared-contracts';
import { amountPer } from '../../pay-scale';

const inEuros = { currency: 'EUR', payments: null } as const;

/** Texts of the range of comparable jobs. Amounts are given per year. */
export function usePayRangeTexts() {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const labels = useJobLabels();

  const span = (unit: PayUnit, from: number, to: number) =>
    format.salary({ ...inEuros, min: amountPer(unit, from), max: amountPer(unit, to), period: unit }).amount;
  const amount = (unit: PayUnit, yearly: number) => span(unit, yearly, yearly);
  const number = (unit: PayUnit, yearly: number) => format.number(amountPer(unit, yearly));
  const per = (unit: PayUnit) => labels.payPer({ period: unit, payments: unit === 'month' ? paymentsPerYear : null });
  const place = ({ place: { kind, name, within } }: PayRange) => t(`detail.payRange.place.${kind}`, { name, within });
  const counts = ({ count, inside, companies }: PayRange) => ({
    count,
    total: format.number(count),
    inside: format.number(inside),
    companies: format.number(companies),
    least: limits.comparableJobs,
    leastCompanies: limits.comparableCompanies,
  });
  const group = ({ category, categorySlug, experienceLevel }: Job) => ({
    area: labels.category(categorySlug, category ?? ''),
    level: experienceLevel === null ? '' : labels.level(experienceLevel).toLocaleLowerCase(language),
  });

  /** Caption of the comparison: "Para esta função em Lisboa:". */
  const subject = (job: Job, range: PayRange) =>
    t(range.role === null ? 'detail.payRange.subject.area' : 'detail.payRange.subject.role', {
      ...group(job),
      place: place(range),
    });
  const adverts = (range: PayRange) => t('detail.payRange.adverts', counts(range));

  const ownSentence = (unit: PayUnit, { salary }: Job) => {
    const yearly = salary && salaryPer('year', salary);
    const [from, to] = [yearly?.min ?? yearly?.max, yearly?.max ?? yearly?.min];
    if (typeof from !== 'number' || typeof to !== 'number') return '';
    const key = from === to ? 'detail.payRange.drawing.amount' : 'detail.payRange.drawing.span';
    return t(key, { from: amount(unit, from), to: amount(unit, to) });
  };
  const sentence = (unit: PayUnit, job: Job, range: PayRange) => {
    const { columns, low, high } = range;
    const all = t('detail.payRange.drawing.all', {
      ...counts(range),
      per: per(unit),
      from: amount(unit, columns.lowest),
      to: amount(unit, columns.highest),
    });
    const inside = t('detail.payRange.drawing.inside', {
      ...counts(range),
      from: amount(unit, low),
      to: amount(unit, high),
    });
    return [all, inside, ownSentence(unit, job)].filter(Boolean).join(' ');
  };

  /** Which adverts are counted. */
  const basis = (job: Job, range: PayRange) => {
    const { role, synonyms, includesJob } = range;
    const values = { ...counts(range), ...group(job), role, place: place(range), synonyms: synonyms.join(', ') };
    const words = synonyms.length === 0 ? 'role' : 'roleOrSynonym';
    const which = t(`detail.payRange.method.${role === null ? 'area' : words}`, values);
    return `${which} ${t(`detail.payRange.method.${includesJob ? 'included' : 'notIncluded'}`)}`;
  };
  return { span, amount, number, per, counts, subject, adverts, sentence, basis };
}
