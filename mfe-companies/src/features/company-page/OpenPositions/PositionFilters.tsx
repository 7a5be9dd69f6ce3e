import { styled, useFormat, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import type { Company, CompanyJobsFilter, CompanyJobsPage } from 'shared-contracts';
import { FilterPills, type FilterPill } from '../../../components/FilterPills';
import { everyPosition, positionsAddress } from './usePositions';

const Place = styled.div`
  margin-bottom: var(--space-4);
`;

interface PositionFiltersProps {
  company: Company;
  filter: CompanyJobsFilter;
  page: CompanyJobsPage;
}

/** Filters of the open jobs by area, stated pay and remote work, with their counts. */
export function PositionFilters({ company, filter, page }: PositionFiltersProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const labels = useJobLabels();
  const pill = (key: string, label: string, count: number, change: Partial<CompanyJobsFilter>): FilterPill => ({
    key,
    label,
    count: format.number(count),
    to: positionsAddress(company, { ...filter, ...change, page: 1 }),
    isChosen: false,
    isMuted: count === 0,
  });
  const { area, pay, remote } = filter;
  const pills = [
    { ...pill('all', t('positions.all'), page.open, everyPosition), isChosen: area === '' && !pay && !remote },
    ...page.areas.map(({ value, label, count }) => ({
      ...pill(`area ${value}`, labels.category(value, label), count, { area: value === area ? '' : value }),
      isChosen: value === area,
    })),
    { ...pill('pay', t('positions.pay'), page.withPay, { pay: !pay }), isChosen: pay },
    { ...pill('remote', t('positions.remote'), page.remote, { remote: !remote }), isChosen: remote },
  ];
  return (
    <Place>
      <FilterPills label={t('positions.filters')} pills={pills} />
    </Place>
  );
}
