import { isOneOf, limits, salaryPeriods } from 'shared-contracts';
import { fieldsOf, numberOf, textOf, wholeNumberOf } from '../../../untrusted/values.parser.ts';
import type { JobContent } from './job-content.ts';

type Salary = Pick<
  JobContent,
  'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod' | 'salaryPayments' | 'salaryText'
>;

const highest = 1e9;

/**
 * Amounts require a currency and a period. Bounds in the wrong order are discarded. Missing values are not inferred.
 */
export function salaryOf(salary: unknown, salaryText: unknown): Salary {
  const fields = fieldsOf(salary);
  const text = textOf(salaryText, limits.salaryTextCharacters);
  const min = numberOf(fields['min'], 0.01, highest);
  const max = numberOf(fields['max'], 0.01, highest);
  const currency = textOf(fields['currency'], 3)?.toUpperCase() ?? '';
  const period = fields['period'];
  const hasValidBounds = (min !== null || max !== null) && (min === null || max === null || min <= max);
  if (!hasValidBounds || !/^[A-Z]{3}$/.test(currency) || !isOneOf(salaryPeriods, period)) {
    const none = { salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null, salaryPayments: null };
    return { ...none, salaryText: text };
  }
  return {
    salaryMin: min,
    salaryMax: max,
    salaryCurrency: currency,
    salaryPeriod: period,
    salaryPayments: wholeNumberOf(fields['payments'], 1, 24),
    salaryText: text,
  };
}
