import { useFormat, useTranslation } from 'platform';
import type { CompanyCard } from 'shared-contracts';

export interface CompanyFacts {
  /** "14 ofertas", with the number apart, because it is set large. */
  jobs: { number: string; unit: string };
  /** "Évora e mais 4"; null: unknown. */
  place: string | null;
  /** "48 de 55 com vencimento". */
  pay: string;
  /** "responde em 5 dias", or that there are no data yet. */
  answer: string;
}

/** The facts of a company in lists. */
export function useCompanyFacts(company: CompanyCard): CompanyFacts {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const { jobCount, answerDays } = company;
  return {
    jobs: { number: format.number(jobCount), unit: t('card.jobs', { count: jobCount }) },
    place: usePlace(company),
    pay: usePay(company),
    answer: answerDays === null ? t('card.noAnswers') : t('card.answers', { count: answerDays }),
  };
}

function usePlace({ cities, cityCount, location }: CompanyCard): string | null {
  const { t } = useTranslation('mfe-companies');
  const [city, other] = cities;
  if (city === undefined) return location;
  if (other === undefined) return city;
  return cityCount === 2 ? t('card.twoCities', { city, other }) : t('card.cities', { city, count: cityCount - 1 });
}

function usePay({ payCount, jobCount }: CompanyCard): string {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  if (payCount === 0) return t('card.payNone');
  if (payCount === jobCount) return t('card.payAll', { count: jobCount });
  return t('card.pay', { stated: format.number(payCount), total: format.number(jobCount) });
}
