import { useTranslation } from 'platform';
import { joinFacts } from 'platform/jobs';
import type { Job } from 'shared-contracts';

/** How an amount of pay is meant: gross, and in how many payments a year where that is known; "" where there is no amount. */
export function usePayTerms({ salary }: Pick<Job, 'salary'>): string {
  const { t } = useTranslation('mfe-jobs');
  if (salary === null) return '';
  const payments = salary.payments === null ? null : t('detail.payments', { count: salary.payments });
  return joinFacts([t('detail.gross'), payments], ', ');
}
