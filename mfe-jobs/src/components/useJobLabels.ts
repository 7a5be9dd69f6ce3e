import { useLanguage, useTranslation } from 'platform';
import { categoryName, type JobCard } from 'shared-contracts';

/** Words for a job's keys: ours by key, else the label that the lookup gave, else the key itself. */
export function useJobLabels() {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const type = (key: string, label = key) => t(`jobType.${key}`, { defaultValue: label });
  const level = (key: string, label = key) => t(`experienceLevel.${key}`, { defaultValue: label });
  const workplace = (job: Pick<JobCard, 'workplace' | 'remote'>) => {
    const key = job.workplace ?? (job.remote ? 'remote' : null);
    return key === null ? null : t(`workplace.${key}`);
  };
  const category = (slug: string | null, name: string) => categoryName({ slug: slug ?? '', name }, language);
  return { type, level, workplace, category };
}
