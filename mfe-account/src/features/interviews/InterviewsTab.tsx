import { Stack, useTranslation, withTexts } from 'platform';
import { RowsSkeleton } from '../../components/RowsSkeleton/RowsSkeleton';
import { TabHead } from '../../components/TabHead/TabHead';
import { isWaiting, TabState } from '../../components/TabState/TabState';
import { useListInterviewsQuery } from '../../lists.api';
import { CalendarFeedCard } from './CalendarFeed/CalendarFeedCard';
import { Interviews } from './Interviews';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

function InterviewsTabContent() {
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
        {!isWaiting(query) && <CalendarFeedCard />}
      </Stack>
    </>
  );
}

/** /account?tab=interviews: upcoming and past interviews, and the calendar feed. */
export const InterviewsTab = withTexts('mfe-account', { pt, en }, InterviewsTabContent);
