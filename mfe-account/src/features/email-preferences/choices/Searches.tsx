import { Icon, IconButton, Link, Sheet, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { routes, type SavedSearch } from 'shared-contracts';
import { rowTitleId } from '../../../components/focus';
import { useListFailure } from '../../../components/useAction';
import { useRemaining, useRemoval } from '../../../components/useRemoval';
import { useSearchDescription } from '../../../components/useSearchDescription';
import * as S from '../Preferences.styles';

interface SearchesProps {
  searches: readonly SavedSearch[];
  remove: (search: SavedSearch) => Promise<{ error?: unknown }>;
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

const titleId = 'alert-searches';

/** Saved searches with removal. Their new jobs come first in the mails. */
export function Searches({ searches, remove, onStale }: SearchesProps) {
  const { t } = useTranslation('mfe-account');
  const rows = useRemaining(searches);
  const removal = useRemoval({
    rows,
    send: remove,
    doneText: () => t('emailPreferences.searches.removed'),
    explain: useListFailure({ texts: 'emailPreferences', title: t('emailPreferences.searches.removeFailed'), onStale }),
  });
  return (
    <section aria-labelledby={titleId}>
      <S.Title id={titleId}>{t('emailPreferences.searches.title')}</S.Title>
      {removal.failure !== null && (
        <FormAlert title={t('emailPreferences.searches.removeFailed')}>{removal.failure}</FormAlert>
      )}
      {rows.length === 0 ? <NoSearches /> : <SearchList searches={rows} onRemove={removal.remove} />}
    </section>
  );
}

function NoSearches() {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Muted>
      {t('emailPreferences.searches.none')} <Link to={routes.jobs}>{t('emailPreferences.searches.toJobs')}</Link>
    </S.Muted>
  );
}

interface SearchListProps {
  searches: readonly SavedSearch[];
  /** Absent: the list is read-only. */
  onRemove?: (search: SavedSearch) => void;
}

const jobsHref = (query: string) => (query === '' ? routes.jobs : `${routes.jobs}?${query}`);

/** Links to the results of saved searches. */
export function SearchList({ searches, onRemove }: SearchListProps) {
  const { t } = useTranslation('mfe-account');
  const describe = useSearchDescription();
  return (
    <Sheet as="ul">
      {searches.map((search) => (
        <S.Search key={search.id}>
          <Link id={rowTitleId(search.id)} to={jobsHref(search.query)}>
            {describe(search)}
          </Link>
          {onRemove && (
            <IconButton
              label={t('emailPreferences.searches.removeNamed', { search: describe(search) })}
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
