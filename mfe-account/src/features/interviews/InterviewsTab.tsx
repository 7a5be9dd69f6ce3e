import { Stack, useTranslation } from 'platform';
import { RowsSkeleton } from '../../components/RowsSkeleton/RowsSkeleton';
import { TabHead } from '../../components/TabHead/TabHead';
import { TabState } from '../../components/TabState/TabState';
import { useListInterviewsQuery } from '../../lists.api';
import { CalendarFeedCard } from './CalendarFeed/CalendarFeedCard';
import { Interviews } from './Interviews';

/** /account?tab=interviews: what is to come, what was, and the way into one's own calendar. */
export function InterviewsTab() {
  const { t } = useTranslation('mfe-account');
  const query = useListInterviewsQuery({});
  return (
    <>
      <TabHead title={t('interviews.title')}>{t('interviews.lead')}</TabHead>
      <Stack $gap={6}>
        <TabState
          query={query}
          loading={t('interviews.loading')}
          failed={t('interviews.failed')}
          skeleton={<RowsSkeleton />}
        >
          {(interviews) => <Interviews interviews={interviews} onStale={() => void query.refetch()} />}
        </TabState>
        <CalendarFeedCard />
      </Stack>
    </>
  );
}
