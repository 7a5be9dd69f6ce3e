import { Breadcrumbs, Container, usePageMeta, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { CompanyResults } from './CompanyResults';
import { CompanySearch } from './CompanySearch';
import { useCompanyFilter } from './useCompanyFilter';
import * as S from './CompanyListPage.styles';

/** /companies */
export function CompanyListPage() {
  const { t } = useTranslation('mfe-companies');
  const filter = useCompanyFilter();
  usePageMeta({
    title: t('meta.companies.title'),
    description: t('meta.companies.description'),
    robots: filter.search === '' ? 'index' : 'noindex',
  });
  const trail = [{ label: t('breadcrumbs.home'), to: routes.home }, { label: t('breadcrumbs.companies') }];
  return (
    <Container>
      <Breadcrumbs items={trail} />
      <S.Head>
        <h1>{t('list.title')}</h1>
        <CompanySearch key={filter.search} search={filter.search} />
      </S.Head>
      <CompanyResults filter={filter} />
    </Container>
  );
}
