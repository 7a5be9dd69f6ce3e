import { useFormat } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { homeQuestions, useListCompaniesQuery, useSearchJobsQuery } from './home.api';

/** The lead text with the job counts; without them while they load, or when they are unavailable. */
export function HeroLead() {
  const { t } = useShellText();
  const format = useFormat();
  const { data: jobs } = useSearchJobsQuery(homeQuestions.jobs);
  const { data: companies } = useListCompaniesQuery(homeQuestions.companies);
  if (!jobs?.total || !companies?.total) return t('home.lead');
  const counted = (key: 'jobs' | 'companies', count: number) =>
    t(`home.counted.${key}`, { count, formatted: format.number(count) });
  return t(jobs.totalIsExact ? 'home.leadCounted' : 'home.leadMany', {
    jobs: counted('jobs', jobs.total),
    companies: counted('companies', companies.total),
  });
}
