import { Tabs } from 'platform/controls';
import { Container, useSearchParams, useTranslation } from 'platform/narrow';
import { HistoryTab } from '../features/history/HistoryTab';
import { ScheduleTab } from '../features/schedule/ScheduleTab';
import { SendTab } from '../features/send/SendTab';
import { addressOf, placeIn, tabs, type Tab } from '../address';
import { Report } from './Report';
import { usePagePlatform } from '../page-platform';
import * as S from './CampaignsPage.styles';

/** /newsletter-admin: send, history and schedule. */
export function CampaignsPage() {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate } = usePagePlatform();
  const [query] = useSearchParams();
  const { tab, campaign, page } = placeIn(query);
  /** The chosen tab too leads to its beginning: from a report to the list, from a draft to a new campaign. */
  const open = (chosen: Tab) => {
    if (chosen !== tab || campaign !== null || page > 1) navigate(addressOf({ tab: chosen }));
  };
  const contents: Record<Tab, React.ReactNode> = {
    send: <SendTab campaignId={campaign} />,
    history: campaign === null ? <HistoryTab page={page} /> : <Report key={campaign} campaignId={campaign} />,
    automatic: <ScheduleTab />,
  };
  return (
    <Container>
      <S.Page>
        <S.Heading>{t('newsletter.title')}</S.Heading>
        <Tabs
          label={t('newsletter.tabs')}
          value={tab}
          onChange={(value) => open(value as Tab)}
          tabs={tabs.map((value) => ({ value, label: t(`${value}.tab`), content: contents[value] }))}
        />
      </S.Page>
    </Container>
  );
}
