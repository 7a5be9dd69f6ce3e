import { useState } from 'react';
import { Provider } from 'react-redux';
import { styled } from 'styled-components';
import { Tabs } from 'platform/controls';
import {
  Container,
  ErrorPanel,
  onDemand,
  useSearchParams,
  useTranslation,
  type RemoteServices,
  type WaitingProps,
} from 'platform/narrow';
import { createStore } from './campaigns.api';
import { HistoryTab } from './features/history/HistoryTab';
import { ReportSkeleton } from './features/report/ReportSkeleton';
import { ScheduleTab } from './features/schedule/ScheduleTab';
import { SendTab } from './features/send/SendTab';
import { PageServices, pageStateIn, tabs, urlOf, usePageServices, type Tab } from './page';

/** The whole remote, with a separate store. */
export function NewsletterAdmin({ services }: { services: RemoteServices }) {
  const [store] = useState(createStore);
  return (
    <PageServices value={services}>
      <Provider store={store}>
        <CampaignsPage />
      </Provider>
    </PageServices>
  );
}

const Heading = styled.h1`
  margin-bottom: var(--space-5);
`;

/** Space above the footer. The page reserves the space of the tab bar. */
const Page = styled.div`
  padding-block: var(--space-8) var(--space-12);
`;

/** /newsletter-admin: send, history and schedule. */
function CampaignsPage() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate } = usePageServices();
  const [query] = useSearchParams();
  const { tab, campaign, page } = pageStateIn(query);
  /** The selected tab is a link too: from a report to the list, from a draft to a new campaign. */
  const open = (chosen: Tab) => {
    if (chosen !== tab || campaign !== null || page > 1) navigate(urlOf({ tab: chosen }));
  };
  const contents: Record<Tab, React.ReactNode> = {
    send: <SendTab campaignId={campaign} />,
    history: campaign === null ? <HistoryTab page={page} /> : <Report key={campaign} campaignId={campaign} />,
    automatic: <ScheduleTab />,
  };
  return (
    <Container>
      <Page>
        <Heading>{t('newsletter.title')}</Heading>
        <Tabs
          label={t('newsletter.tabs')}
          value={tab}
          onChange={(value) => open(value as Tab)}
          tabs={tabs.map((value) => ({ value, label: t(`${value}.tab`), content: contents[value] }))}
        />
      </Page>
    </Container>
  );
}

function ReportWaiting({ hasFailed, isAsking, retry }: WaitingProps) {
  const { t } = useTranslation('common');
  if (hasFailed) {
    return <ErrorPanel title={t('error.title')} text={t('remote.failed')} onRetry={retry} busy={isAsking} />;
  }
  return <ReportSkeleton />;
}

/** A campaign's report; its charts are a separate chunk. */
const Report = onDemand<{ campaignId: number }>({
  load: async () => (await import(/* webpackChunkName: "report" */ './features/report/CampaignReport')).CampaignReport,
  isWanted: () => true,
  Waiting: ReportWaiting,
});
