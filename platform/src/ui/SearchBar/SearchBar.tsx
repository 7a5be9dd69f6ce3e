import { limits, routes } from 'shared-contracts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import * as S from './SearchBar.styles';

export interface SearchBarProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'role' | 'aria-label'
> {
  /** Its name among several of its kind on one page. */
  label?: string;
  /** Cities to choose from; the first choice is always "anywhere". Null where only the keyword counts. */
  cities: readonly string[] | null;
  /** Stands below the first choice while there are no cities: that they come, or that there are none. */
  citiesNote?: string | null;
  keyword?: string;
  location?: string;
  /** `hero` stands alone on the home page, `band` is the strip under the header. */
  layout?: S.SearchBarLayout;
  /** What the form also sends: filters that stay on, as hidden inputs. */
  children?: ReactNode;
}

/**
 * The search for jobs, on green: what, where, go. A plain GET form to /jobs; `onSubmit` may take over. The fields are
 * uncontrolled: give the bar a `key` that changes with the address, so that Back shows what was searched.
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
