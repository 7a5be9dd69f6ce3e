import { useLanguage } from 'platform';
import {
  categoryName,
  toApplicationStatus,
  type FilterValueTexts,
  type JobCard,
  type Language,
  type Salary,
} from 'shared-contracts';
import { createTexts } from './create-texts';
import en from './i18n/en.json';
import type trackerTexts from './ApplicationTracker/i18n/pt.json';
import type dayWordTexts from './day-words/i18n/pt.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    jobs: typeof pt & typeof trackerTexts & typeof dayWordTexts;
  }
}

const texts = { pt, en } satisfies Record<Language, FilterValueTexts>;

/** Texts of this entry. */
export const useJobTexts = createTexts('jobs', texts);

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
  /** "por mês × 14", "por hora". */
  const payPer = ({ period, payments }: Pick<Salary, 'period' | 'payments'>) =>
    t(`payPer.${period}`) + (payments === null ? '' : `\u00A0×\u00A0${payments}`);
  const applicationStatus = (status: string) => t(`status.${toApplicationStatus(status)}`);
  return { type, level, workplace, category, applicationStatus, payPer, payUnknown: t('payUnknown') };
}
