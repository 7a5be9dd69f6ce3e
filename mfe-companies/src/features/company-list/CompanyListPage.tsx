import { Breadcrumbs, Container, useNavigate, usePageMeta, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { usePageStart } from '../../components/list-pages';
import { CompanyResults } from './CompanyResults';
import { CompanySearch } from './CompanySearch';
import { companiesAddress, useCompanyList, type CompanyList } from './useCompanyList';
import * as S from './CompanyListPage.styles';

/** /companies. The URL contains the search, order and page. */
export function CompanyListPage() {
  const { t } = useTranslation('mfe-companies');
  const navigate = useNavigate();
  const list = useCompanyList();
  const { filter } = list;
  const heading = usePageStart(companiesAddress({ ...filter, page: 1 }), filter.page);
  const search = (words: string) => {
    heading.current?.focus({ preventScroll: true });
    void navigate(companiesAddress({ ...filter, search: words, page: 1 }));
  };
  useListMeta(list);
  const trail = [{ label: t('breadcrumbs.home'), to: routes.home }, { label: t('breadcrumbs.companies') }];
  return (
    <Container>
      <Breadcrumbs items={trail} />
      <S.Head>
        <S.Heading ref={heading} tabIndex={-1}>
          {t('list.title')}
        </S.Heading>
        {/* The key remounts it when the search changes through back or a link. */}
        <CompanySearch key={filter.search} filter={filter} onSearch={search} />
      </S.Head>
      <CompanyResults list={list} />
    </Container>
  );
}

function useListMeta({ filter, page, status }: CompanyList): void {
  const { t } = useTranslation('mfe-companies');
  const number = page !== undefined && page.page > 1 ? t('meta.page', { page: page.page }) : null;
  usePageMeta({
    title: [filter.search, t('meta.companies.title'), number].filter(Boolean).join(' · '),
    description: t('meta.companies.description'),
    robots: filter.search !== '' || status === 'empty' ? 'noindex' : 'index',
  });
}
