import type { CompanyJobsFilter, CompanyJobsPage, FacetValue } from 'shared-contracts';
import type { OpenJobCount } from './public-jobs.repository.ts';

type Choice = keyof Pick<CompanyJobsFilter, 'area' | 'pay' | 'remote'>;

const portuguese = new Intl.Collator('pt');

/** Counts of a company's open jobs: of the matches, and of each filter's values with the other filters applied. */
export function countMatches(
  counts: readonly OpenJobCount[],
  filter: CompanyJobsFilter,
): Pick<CompanyJobsPage, 'total' | 'open' | 'areas' | 'withPay' | 'remote'> {
  const matches = (one: OpenJobCount, ignored: Choice | null) =>
    (ignored === 'area' || filter.area === '' || one.slug === filter.area) &&
    (ignored === 'pay' || !filter.pay || one.pay) &&
    (ignored === 'remote' || !filter.remote || one.remote);
  const sum = (wanted: (one: OpenJobCount) => boolean) =>
    counts.reduce((total, one) => total + (wanted(one) ? one.count : 0), 0);
  const areas = new Map(counts.flatMap(({ slug, name }) => (slug === null || name === null ? [] : [[slug, name]])));
  return {
    total: sum((one) => matches(one, null)),
    open: sum(() => true),
    areas: [...areas]
      .map(([value, label]): FacetValue & { all: number } => ({
        value,
        label,
        count: sum((one) => one.slug === value && matches(one, 'area')),
        all: sum((one) => one.slug === value),
      }))
      .toSorted((a, b) => b.all - a.all || portuguese.compare(a.label, b.label))
      .map(({ value, label, count }) => ({ value, label, count })),
    withPay: sum((one) => one.pay && matches(one, 'pay')),
    remote: sum((one) => one.remote && matches(one, 'remote')),
  };
}
