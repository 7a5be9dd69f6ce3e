import { useTranslation } from 'platform';
import type { JobCard } from 'shared-contracts';

/** Words for a job's keys: ours by key, else the label that the lookup gave, else the key itself. */
export function useJobLabels() {
  const { t } = useTranslation('mfe-jobs');
  const type = (key: string, label = key) => t(`jobType.${key}`, { defaultValue: label });
  const level = (key: string, label = key) => t(`experienceLevel.${key}`, { defaultValue: label });
  const workplace = (job: Pick<JobCard, 'workplace' | 'remote'>) => {
    const key = job.workplace ?? (job.remote ? 'remote' : null);
    return key === null ? null : t(`workplace.${key}`);
  };
  return { type, level, workplace };
}
