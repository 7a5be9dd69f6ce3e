import { useState } from 'react';
import { useFormat, useTranslation, withTexts } from 'platform';
import type { AccountApplication } from 'shared-contracts';
import { RowsSkeleton } from '../../components/RowsSkeleton/RowsSkeleton';
import { nextInterview } from '../../components/next-interview';
import { TabHead } from '../../components/TabHead/TabHead';
import { isWaiting, TabState } from '../../components/TabState/TabState';
import { useListApplicationsQuery, useListInterviewsQuery } from '../../lists.api';
import { RequestAddressLink } from '../../components/RequestAddressLink/RequestAddressLink';
import { Applications } from './Applications';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

function ApplicationsTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListApplicationsQuery({});
  const sent = query.data?.filter(({ withdrawnAt }) => withdrawnAt === null) ?? [];
  return (
    <>
      <TabHead title={t('applications.title')} isLoading={isWaiting(query)}>
        {sent.length > 0 && <Summary sent={sent} />}
      </TabHead>
      <TabState
        query={query}
        loading={t('applications.loading')}
        failed={t('applications.failed')}
        skeleton={<RowsSkeleton />}
      >
        {(applications) => <Applications applications={applications} onStale={() => void query.refetch()} />}
      </TabState>
      {!isWaiting(query) && <RequestAddressLink />}
    </>
  );
}

/** /account?tab=applications: what was sent, and how it stands. */
export const ApplicationsTab = withTexts('mfe-account', { pt, en }, ApplicationsTabContent);

/** The number of applications and the next interview, if any. Omitted while interviews are not loaded. */
function Summary({ sent }: { sent: readonly AccountApplication[] }) {
  const { t } = useTranslation('mfe-account');
  const { date, number, time } = useFormat();
  const { data: interviews = [] } = useListInterviewsQuery({});
  const [now] = useState(() => Date.now());
  const next = nextInterview(interviews, now);
  const count = sent.length;
  const words = t(`applications.numbers.${count}`, { defaultValue: number(count) });
  return (
    <>
      {t('applications.summary', { count, number: words })}
      {next !== undefined && (
        <> {t('applications.next', { date: date(next.scheduledAt), time: time(next.scheduledAt) })}</>
      )}
    </>
  );
}
