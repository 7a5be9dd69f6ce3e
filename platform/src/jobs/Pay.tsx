import { styled, useFormat } from 'platform';
import type { JobCard } from 'shared-contracts';
import { useJobTexts } from './useJobLabels';

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Period = styled.small`
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--color-text-muted);
`;

const Unknown = styled.span`
  font-size: var(--text-sm);
  font-weight: var(--weight-regular);
  color: var(--color-text-muted);
`;

/** Salary and its period; the source's own text, or a placeholder, if there is no salary. */
export function Pay({ job }: { job: Pick<JobCard, 'salary' | 'salaryText'> }) {
  const t = useJobTexts();
  const format = useFormat();
  if (job.salary === null) return <Unknown>{job.salaryText ?? t('payUnknown')}</Unknown>;
  const { amount, period } = format.salary(job.salary);
  return (
    <Amount>
      {amount} <Period>{period}</Period>
    </Amount>
  );
}
