import { Link, useTranslation } from 'platform';
import { routes, type SavedSearch } from 'shared-contracts';
import { Confirmation } from '../../../components/Confirmation/Confirmation';
import { afterRemoval } from '../../../components/Confirmation/focus-targets';
import { useConfirmation } from '../../../components/Confirmation/useConfirmation';
import * as S from '../Preferences.styles';
import { SearchList } from './SearchList';
import { useSearchWords } from './useSearchWords';

interface SearchesProps {
  searches: readonly SavedSearch[];
  remove: (search: SavedSearch) => Promise<{ error?: unknown }>;
  /** What is shown is not what the API has any more. */
  onStale: () => void;
}

const titleId = 'alert-searches';

/** The searches whose new jobs come first in the mails. */
export function Searches({ searches, remove, onStale }: SearchesProps) {
  const { t } = useTranslation('mfe-account');
  const wordsOf = useSearchWords();
  const removal = useConfirmation<SavedSearch>({
    texts: 'emailPreferences',
    failureTitle: t('emailPreferences.searches.removeFailed'),
    send: remove,
    doneText: () => t('emailPreferences.searches.removed'),
    focusAfter: (search) => afterRemoval(searches, search),
    onStale,
  });
  return (
    <section aria-labelledby={titleId}>
      <S.Title id={titleId}>{t('emailPreferences.searches.title')}</S.Title>
      <Confirmation
        confirmation={removal}
        question={({ query }) => ({
          title: t('emailPreferences.searches.question'),
          text: t('emailPreferences.searches.consequence', { search: wordsOf(query) }),
          cancelLabel: t('emailPreferences.searches.keep'),
          confirmLabel: t('emailPreferences.searches.remove'),
        })}
      />
      {searches.length === 0 ? <NoSearches /> : <SearchList searches={searches} onRemove={removal.ask} />}
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
