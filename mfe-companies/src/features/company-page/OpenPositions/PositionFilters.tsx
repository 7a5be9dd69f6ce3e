import { styled, useFormat, useTranslation } from 'platform';
import { useJobLabels } from 'platform/jobs';
import type { Company, CompanyJobsFilter, CompanyJobsPage } from 'shared-contracts';
import { FilterPills, type FilterPill } from './FilterPills';
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
  const pill = (label: string, count: number, isChosen: boolean, change: Partial<CompanyJobsFilter>): FilterPill => ({
    label,
    count: format.number(count),
    to: positionsAddress(company, { ...filter, ...change, page: 1 }),
    isChosen,
    isMuted: count === 0,
  });
  const { area, pay, remote } = filter;
  const switches = [
    { name: 'pay', count: page.withPay },
    { name: 'remote', count: page.remote },
  ] as const;
  const pills = [
    pill(t('positions.all'), page.open, area === '' && !pay && !remote, everyPosition),
    ...page.areas.map(({ value, label, count }) =>
      pill(labels.category(value, label), count, value === area, { area: value === area ? '' : value }),
    ),
    ...switches.map(({ name, count }) => pill(t(`positions.${name}`), count, filter[name], { [name]: !filter[name] })),
  ];
  return (
    <Place>
      <FilterPills label={t('positions.filters')} pills={pills} />
    </Place>
  );
}
