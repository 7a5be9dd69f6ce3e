import { limits, routes } from 'shared-contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import * as S from './SearchBar.styles';

export interface SearchBarProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'role' | 'aria-label'
> {
  /** Accessible name. Required if a page has several. */
  label?: string;
  /** City options; the first option is always "anywhere". Null for a keyword search only. */
  cities: readonly string[] | null;
  /** Disabled option while there are no cities: loading, or unavailable. */
  citiesNote?: string | null;
  keyword?: string;
  location?: string;
  /** `hero` for the home page, `band` for the strip below the header. */
  layout?: S.SearchBarLayout;
  /** Hidden inputs for active filters. */
  children?: ReactNode;
}

/**
 * Job search form: keyword, city and submit button. A GET form to /jobs; `onSubmit` can handle it instead. The fields are
 * uncontrolled: pass a `key` that changes with the URL, so Back shows the previous search.
 */
export function SearchBar({
  label,
  cities,
  citiesNote = null,
  keyword = '',
  location = '',
  layout = 'hero',
  children,
  ...form
}: SearchBarProps) {
  const { t } = useTranslation('common');
  return (
    <S.Form {...form} $layout={layout} action={routes.jobs} method="get" aria-label={label ?? t('search.label')}>
      <S.Part>
        <Icon name="search" />
        <S.Label>
          {t('search.what')}
          <S.Input
            name="keyword"
            type="search"
            maxLength={limits.keywordCharacters}
            defaultValue={keyword}
            placeholder={t('search.whatExample')}
          />
        </S.Label>
      </S.Part>
      {cities !== null && <Place cities={cities} note={citiesNote} location={location} />}
      {children}
      <S.Submit type="submit" aria-label={t('search.submit')} $variant="sun" $size="lg" $block={false} $layout={layout}>
        {layout === 'band' && <Icon name="search" />}
        <S.Word $layout={layout}>{t('search.submit')}</S.Word>
      </S.Submit>
    </S.Form>
  );
}

interface PlaceProps {
  cities: readonly string[];
  note: string | null;
  location: string;
}

function Place({ cities, note, location }: PlaceProps) {
  const { t } = useTranslation('common');
  const unlisted = location !== '' && !cities.includes(location);
  return (
    <S.Part>
      <Icon name="pin" />
      <S.Label>
        {t('search.where')}
        <S.Select name="location" defaultValue={location}>
          <option value="">{t('search.anywhere')}</option>
          {note !== null && <option disabled>{note}</option>}
          {unlisted && <option value={location}>{location}</option>}
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </S.Select>
      </S.Label>
    </S.Part>
  );
}
