import { Breadcrumbs, Button, Container, Field, useNavigate, usePageMeta, useTranslation } from 'platform';
import { useState, type SubmitEvent } from 'react';
import { limits, routes, type CompanyFilter } from 'shared-contracts';
import { usePageStart } from '../../components/list-pages';
import { CompanyResults } from './CompanyResults';
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

interface CompanySearchProps {
  filter: CompanyFilter;
  onSearch: (words: string) => void;
}

/** A plain GET form; with JavaScript it stays on the page. */
function CompanySearch({ filter, onSearch }: CompanySearchProps) {
  const { t } = useTranslation('mfe-companies');
  const [text, setText] = useState(filter.search);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <S.Search role="search" action={routes.companies} method="get" onSubmit={submit}>
      <Field
        label={t('list.search')}
        name="search"
        type="search"
        maxLength={limits.keywordCharacters}
        placeholder={t('list.searchExample')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {filter.sort !== 'name' && <input type="hidden" name="sort" value={filter.sort} />}
      <Button type="submit">{t('list.submit')}</Button>
    </S.Search>
  );
}
