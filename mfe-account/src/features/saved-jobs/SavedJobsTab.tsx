import { useTranslation, withTexts } from 'platform';
import { RowsSkeleton } from '../../components/RowsSkeleton/RowsSkeleton';
import { TabHead } from '../../components/TabHead/TabHead';
import { isWaiting, TabState } from '../../components/TabState/TabState';
import { useListSavedJobsQuery } from '../../lists.api';
import { SavedJobs } from './SavedJobs';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

function SavedJobsTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListSavedJobsQuery({});
  const count = query.data?.length ?? 0;
  return (
    <>
      <TabHead title={t('savedJobs.title')} isLoading={isWaiting(query)}>
        {count > 0 && t('savedJobs.summary', { count })}
      </TabHead>
      <TabState
        query={query}
        loading={t('savedJobs.loading')}
        failed={t('savedJobs.failed')}
        skeleton={<RowsSkeleton />}
      >
        {(entries) => <SavedJobs entries={entries} onStale={() => void query.refetch()} />}
      </TabState>
    </>
  );
}

/** /account?tab=savedJobs: the list of saved jobs. */
export const SavedJobsTab = withTexts('mfe-account', { pt, en }, SavedJobsTabContent);
