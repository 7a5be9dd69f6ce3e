import { Link, styled, useTranslation } from 'platform';
import type { ReactNode } from 'react';
import type { Company } from 'shared-contracts';
import { everyPosition, positionsAddress, positionsId } from './OpenPositions/usePositions';

/** Areas and places in the list; the others are counted. */
export const mostRows = 8;

export const Subtitle = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;

const More = styled.li`
  padding-block: var(--space-2);
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

interface FilteredLinkProps {
  company: Company;
  change: Partial<typeof everyPosition>;
  children: ReactNode;
}

/** Shows the open jobs with one filter. */
export function FilteredLink({ company, change, children }: FilteredLinkProps) {
  return <Link to={`${positionsAddress(company, { ...everyPosition, ...change })}#${positionsId}`}>{children}</Link>;
}

export function Others({ count }: { count: number }) {
  const { t } = useTranslation('mfe-companies');
  return count > 0 ? <More>{t('company.others', { count })}</More> : null;
}
