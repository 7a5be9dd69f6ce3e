import { Icon, useIsNative, useTranslation } from 'platform';
import { useId, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import { limits, routes, type JobFilter } from 'shared-contracts';
import { SearchField, useExtensibleField } from './SearchField';
import * as S from './SearchBar.styles';
import { typedSearch } from './typed-search';
import type { PlaceToken } from './place-tokens';
import { WhereField } from './WhereField';
import { WhatSuggestions } from './extensions';

export interface SearchBarProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'role' | 'aria-label' | 'onSubmit'
> {
  /** Accessible name. Required if a page has several. */
  label?: string;
  keyword?: string;
  /** The places of the current search. */
  places?: readonly PlaceToken[];
  /** The current search, which the numbers of jobs by place refer to. Default: all jobs. */
  filter?: JobFilter | undefined;
  /** Called with what the fields or a chosen suggestion change. Default: the browser sends the form. */
  onSearch?: ((change: Partial<JobFilter>) => void) | undefined;
  /** Hidden inputs for active filters. */
  children?: ReactNode;
}

/**
 * Job search form: what, where and submit button. A GET form to /jobs that works without scripts; suggestions are loaded when a
 * field is used. The fields are uncontrolled: pass a `key` that changes with the URL, so Back shows the previous search. The native
 * apps have no field for places.
 */
export function SearchBar({ label, keyword = '', places = [], filter, onSearch, children, ...form }: SearchBarProps) {
  const { t } = useTranslation('common');
  const isNative = useIsNative();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(typedSearch(event.currentTarget));
  };
  return (
    <S.Form {...form} action={routes.jobs} method="get" aria-label={label ?? t('search.label')} onSubmit={submit}>
      <WhatField keyword={keyword} onSearch={onSearch} />
      {!isNative && <WhereField places={places} filter={filter} />}
      {children}
      <S.Submit type="submit" aria-label={t('search.submit')} variant="sun" size="lg">
        <Icon name="search" />
        {t('search.submit')}
      </S.Submit>
    </S.Form>
  );
}

function WhatField({ keyword, onSearch }: { keyword: string; onSearch: SearchBarProps['onSearch'] }) {
  const { t } = useTranslation('common');
  const field = useExtensibleField();
  return (
    <SearchField
      id={useId()}
      field={field}
      icon="search"
      label={t('search.what')}
      name="keyword"
      type="search"
      maxLength={limits.keywordCharacters}
      defaultValue={keyword}
      placeholder={t('search.whatExample')}
      extension={field.extension && <WhatSuggestions field={field.extension} onSearch={onSearch} />}
    />
  );
}
