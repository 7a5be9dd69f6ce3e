import { useTranslation } from 'react-i18next';
import { categoryName, toApplicationStatus, type JobCard } from 'shared-contracts';
import { addTexts } from '../services/language';
import { useLanguage } from '../services/use-services';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const namespace = 'jobs';

/** Texts of this entry. They are in its chunk and are added before the first use. */
export function useJobTexts() {
  const { t, i18n } = useTranslation(namespace);
  if (!i18n.hasResourceBundle('pt', namespace)) addTexts(i18n, namespace, { pt, en });
  return t;
}

/** Joins the facts that are known: "Porto · Híbrido". */
export function joinFacts(facts: readonly (string | null | undefined)[], separator = ' · '): string {
  return facts.filter(Boolean).join(separator);
}

/**
 * Labels for a job's keys and an application's statuses. An unknown type or level has the label that the lookup gave,
 * otherwise the key itself.
 */
export function useJobLabels() {
  const t = useJobTexts();
  const { language } = useLanguage();
  const type = (key: string, label = key) => t(`jobType.${key}`, { defaultValue: label });
  const level = (key: string, label = key) => t(`experienceLevel.${key}`, { defaultValue: label });
  const workplace = (job: Pick<JobCard, 'workplace' | 'remote'>) => {
    const key = job.workplace ?? (job.remote ? 'remote' : null);
    return key === null ? null : t(`workplace.${key}`);
  };
  const category = (slug: string | null, name: string) => categoryName({ slug: slug ?? '', name }, language);
  const applicationStatus = (status: string) => t(`status.${toApplicationStatus(status)}`);
  return { type, level, workplace, category, applicationStatus, payUnknown: t('payUnknown') };
}
