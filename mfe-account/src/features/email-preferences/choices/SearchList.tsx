import { Icon, IconButton, Link, Sheet, useTranslation } from 'platform';
import { routes, type SavedSearch } from 'shared-contracts';
import { rowTitleId } from '../../../components/Confirmation/focus-targets';
import * as S from '../Preferences.styles';
import { useSearchWords } from './useSearchWords';

interface SearchListProps {
  searches: readonly SavedSearch[];
  /** Absent: they are only shown. */
  onRemove?: (search: SavedSearch) => void;
}

const jobsHref = (query: string) => (query === '' ? routes.jobs : `${routes.jobs}?${query}`);

/** Saved searches, each leading to what it finds now. */
export function SearchList({ searches, onRemove }: SearchListProps) {
  const { t } = useTranslation('mfe-account');
  const wordsOf = useSearchWords();
  return (
    <Sheet as="ul">
      {searches.map((search) => (
        <S.Search key={search.id}>
          <Link id={rowTitleId(search.id)} to={jobsHref(search.query)}>
            {wordsOf(search.query)}
          </Link>
          {onRemove && (
            <IconButton
              label={t('emailPreferences.searches.removeNamed', { search: wordsOf(search.query) })}
              onClick={() => onRemove(search)}
            >
              <Icon name="trash" />
            </IconButton>
          )}
        </S.Search>
      ))}
    </Sheet>
  );
}
