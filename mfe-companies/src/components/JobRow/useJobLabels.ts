import { useTranslation } from 'platform';
import type { JobCard } from 'shared-contracts';

/** Labels for a job's keys. An unknown key is its own label. */
export function useJobLabels() {
  const { t } = useTranslation('mfe-companies');
  return {
    type: (key: string) => t(`jobType.${key}`, { defaultValue: key }),
    level: (key: string) => t(`experienceLevel.${key}`, { defaultValue: key }),
    workplace: ({ workplace, remote }: Pick<JobCard, 'workplace' | 'remote'>) => {
      const key = workplace ?? (remote ? 'remote' : null);
      return key === null ? null : t(`workplace.${key}`);
    },
  };
}
