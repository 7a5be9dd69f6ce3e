import { useTranslation } from 'platform';
import { RowsSkeleton } from '../../components/RowsSkeleton/RowsSkeleton';
import { TabHead } from '../../components/TabHead/TabHead';
import { TabState } from '../../components/TabState/TabState';
import { useListSavedJobsQuery } from '../../lists.api';
import { SavedJobs } from './SavedJobs';

/** /account?tab=savedJobs: what was kept for later. */
export function SavedJobsTab() {
  const { t } = useTranslation('mfe-account');
  const query = useListSavedJobsQuery({});
  const count = query.data?.length ?? 0;
  return (
    <>
      <TabHead title={t('savedJobs.title')}>{count > 0 && t('savedJobs.summary', { count })}</TabHead>
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
