import { Breadcrumbs, Button, Container, Field, usePageMeta, useTranslation, withTexts } from 'platform';
import { FilterAside, FilteredLayout } from 'platform/filters';
import { useState, type SubmitEvent } from 'react';
import { isNarrowed, limits, routes } from 'shared-contracts';
import { companiesAddress } from '../../components/companies-address';
import { usePageStart } from '../../components/list-pages';
import { CompanyFilters } from './CompanyFilters';
import { CompanyResults } from './CompanyResults';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { useCompanyList, type CompanyList } from './useCompanyList';
import * as S from './CompanyListPage.styles';

/** The form of the page: its search and its filters. Without JavaScript it is sent as it is. */
export const searchFormId = 'company-search';

/** /companies. The URL contains the search, filters, order and page. */
export const CompanyListPage = withTexts('mfe-companies', { pt, en }, () => {
  const { t } = useTranslation('mfe-companies');
  const list = useCompanyList();
  const { filter } = list;
  const heading = usePageStart(companiesAddress({ ...filter, page: 1 }), filter.page);
  const search = (words: string) => {
    heading.current?.focus({ preventScroll: true });
    list.change({ search: words });
  };
  useListMeta(list);
  const trail = [{ label: t('breadcrumbs.home'), to: routes.home }, { label: t('breadcrumbs.companies') }];
  return (
    <Container>
      <Breadcrumbs items={trail} />
      <S.Head>
        <div>
          <S.Heading ref={heading} tabIndex={-1}>
            {t('list.title')}
          </S.Heading>
          <p>{t('list.text')}</p>
        </div>
        {/* The key remounts it when the search changes through back or a link. */}
        <CompanySearch key={filter.search} search={filter.search} onSearch={search} />
      </S.Head>
      <FilteredLayout>
        <FilterAside label={t('filters.title')} formId={searchFormId} applyLabel={t('filters.apply')}>
          <CompanyFilters list={list} formId={searchFormId} />
        </FilterAside>
        <S.Results>
          <CompanyResults list={list} formId={searchFormId} />
        </S.Results>
      </FilteredLayout>
    </Container>
  );
});

function useListMeta({ filter, page, status }: CompanyList): void {
  const { t } = useTranslation('mfe-companies');
  const number = page !== undefined && page.page > 1 ? t('meta.page', { page: page.page }) : null;
  usePageMeta({
    title: [filter.search, t('meta.companies.title'), number].filter(Boolean).join(' · '),
    description: t('meta.companies.description'),
    robots: isNarrowed(filter) || status === 'empty' ? 'noindex' : 'index',
  });
}

interface CompanySearchProps {
  /** Search in the URL. */
  search: string;
  onSearch: (words: string) => void;
}

/** A plain GET form; with JavaScript it stays on the page. */
function CompanySearch({ search, onSearch }: CompanySearchProps) {
  const { t } = useTranslation('mfe-companies');
  const [text, setText] = useState(search);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <S.Search id={searchFormId} role="search" action={routes.companies} method="get" onSubmit={submit}>
      <Field
        label={t('list.search')}
        name="search"
        type="search"
        maxLength={limits.keywordCharacters}
        placeholder={t('list.searchExample')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('list.submit')}</Button>
    </S.Search>
  );
}
