import { useState, type SubmitEvent } from 'react';
import { Button, Field, useTranslation } from 'platform';
import { limits, routes, type CompanyFilter } from 'shared-contracts';
import * as S from './CompanyListPage.styles';

interface CompanySearchProps {
  filter: CompanyFilter;
  onSearch: (words: string) => void;
}

/** A plain GET form; with JavaScript it stays on the page. */
export function CompanySearch({ filter, onSearch }: CompanySearchProps) {
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
