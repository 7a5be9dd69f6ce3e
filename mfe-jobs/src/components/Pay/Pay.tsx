import { useFormat, useTranslation } from 'platform';
import type { JobCard } from 'shared-contracts';
import * as S from './Pay.styles';

/** Pay in its fixed place; it keeps the place when the source gives none. */
export function Pay({ job }: { job: Pick<JobCard, 'salary' | 'salaryText'> }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  if (job.salary === null) return <S.Unknown>{job.salaryText ?? t('job.payUnknown')}</S.Unknown>;
  const { amount, period } = format.salary(job.salary);
  return (
    <S.Amount>
      {amount} <S.Period>{period}</S.Period>
    </S.Amount>
  );
}
