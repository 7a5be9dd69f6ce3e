import { useLanguage, useTranslation } from 'platform';
import { placeName, type JobFilter, type JobSearchPage, type Language } from 'shared-contracts';

/** Portuguese towns whose name takes an article: "no Porto", not "em Porto". */
const articles = new Map(
  Object.entries({
    Amadora: 'na',
    Barreiro: 'no',
    'Caldas da Rainha': 'nas',
    Covilhã: 'na',
    Entroncamento: 'no',
    'Figueira da Foz': 'na',
    Funchal: 'no',
    Fundão: 'no',
    Guarda: 'na',
    Horta: 'na',
    Maia: 'na',
    'Marinha Grande': 'na',
    Moita: 'na',
    Montijo: 'no',
    Nazaré: 'na',
    Porto: 'no',
    'Póvoa de Varzim': 'na',
    'Praia da Vitória': 'na',
    'Ribeira Grande': 'na',
    Seixal: 'no',
    Trofa: 'na',
  }),
);

/** "em Lisboa", "no Porto", "in Porto". */
export function placePhrase(place: string, language: Language): string {
  return `${language === 'pt' ? (articles.get(place) ?? 'em') : 'in'} ${place}`;
}

/** The page's heading names the area and the place asked for. */
export function useSearchHeading(
  { location, companyId }: JobFilter,
  category: string | null,
  page?: JobSearchPage,
): string {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const place = location === '' ? null : placePhrase(placeName(location, page), language);
  if (page?.company && String(page.company.id) === companyId) {
    return t('search.heading.company', { company: page.company.name });
  }
  if (category !== null && place !== null) return t('search.heading.categoryPlace', { category, place });
  if (category !== null) return t('search.heading.category', { category });
  if (place !== null) return t('search.heading.place', { place });
  return t('search.heading.all');
}
