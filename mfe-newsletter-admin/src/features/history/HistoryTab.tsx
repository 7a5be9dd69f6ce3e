import { Button, ButtonLink, EmptyState, Note, Pagination, Skeleton, useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { useKnownCampaigns, useListCampaignsQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/Failure';
import { Question } from '../../components/Question';
import { useScrollToListStart } from '../../components/scroll-and-focus';
import { useStatusChange } from '../../components/useStatusChange';
import { useFormat } from '../../page-platform';
import { urlOf } from '../../page-url';
import { CampaignTable } from './CampaignTable';
import * as S from './HistoryTab.styles';

const pageSize = 10;
/** Polling interval in milliseconds while a campaign is being sent. */
const pollingMilliseconds = 4000;

/** All campaigns, newest first, ten per page. */
export function HistoryTab({ page }: { page: number }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useCampaigns();
  const list = useScrollToListStart(page);
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={t('history.failed')} query={query} />
    ) : (
      <Skeleton height="24rem" shape="tile" />
    );
  }
  if (query.data.length === 0) return <NoCampaign />;
  const totalPages = Math.ceil(query.data.length / pageSize);
  const shown = Math.min(page, totalPages);
  return (
    <S.Frame ref={list}>
      {query.data
        .filter(({ isMissed }) => isMissed)
        .map((campaign) => (
          <MissedCampaign key={campaign.id} campaign={campaign} onChanged={() => void query.refetch()} />
        ))}
      <CampaignTable campaigns={query.data.slice((shown - 1) * pageSize, shown * pageSize)} />
      <Pagination
        page={shown}
        totalPages={totalPages}
        hrefOf={(number) => urlOf({ tab: 'history', page: number })}
        label={t('history.pages')}
      />
    </S.Frame>
  );
}

/** The list, polled while a campaign is being sent. */
function useCampaigns() {
  const { data: known } = useKnownCampaigns({});
  const isMoving = known?.some(({ status }) => status === 'sending') ?? false;
  return useListCampaignsQuery({}, { pollingInterval: isMoving ? pollingMilliseconds : 0 });
}

function NoCampaign() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <EmptyState
      illustration="application-sent"
      title={t('history.emptyTitle')}
      text={t('history.emptyText')}
      actions={<ButtonLink to={urlOf({ tab: 'send' })}>{t('history.write')}</ButtonLink>}
    />
  );
}

/** A campaign that missed its scheduled time. An admin decides whether it is still sent. */
function MissedCampaign({ campaign, onChanged }: { campaign: Campaign; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  const { ask, question } = useStatusChange(campaign, onChanged);
  const at = campaign.scheduledAt === null ? '' : dateTime(campaign.scheduledAt);
  return (
    <Note tone="warning" title={t('history.missed.title', { name: campaign.name })}>
      {t('history.missed.text', { at })}
      <S.Actions>
        <Button size="sm" variant="secondary" onClick={() => ask('sending')}>
          {t('history.missed.send')}
        </Button>
        <Button size="sm" variant="dangerQuiet" onClick={() => ask('canceled')}>
          {t('history.missed.cancel')}
        </Button>
      </S.Actions>
      <Question {...question} />
    </Note>
  );
}
