import { useState, type SubmitEvent } from 'react';
import { Button, Field, useNavigate, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { companiesAddress } from './useCompanyFilter';
import * as S from './CompanyListPage.styles';

/** A plain GET form; with JavaScript it stays on the page. */
export function CompanySearch({ search }: { search: string }) {
  const { t } = useTranslation('mfe-companies');
  const navigate = useNavigate();
  const [text, setText] = useState(search);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(companiesAddress({ search: text.trim(), page: 1 }));
  };
  return (
    <S.Search role="search" action={routes.companies} method="get" onSubmit={submit}>
      <Field
        label={t('list.search')}
        name="search"
        type="search"
        placeholder={t('list.searchExample')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('list.submit')}</Button>
    </S.Search>
  );
}
