import { ButtonLink, EmptyState, Pagination, Skeleton, useTranslation } from 'platform/narrow';
import { useKnownCampaigns, useListCampaignsQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/LoadFailure';
import { useListStart } from '../../components/page-moves';
import { addressOf } from '../../address';
import { CampaignTable } from './CampaignTable';
import { MissedCampaign } from './MissedCampaign';
import * as S from './HistoryTab.styles';

const pageSize = 10;
/** Milliseconds between two looks at campaigns of which some are on their way. */
const lookAgainAfter = 4000;

/** Every campaign, newest first, ten at a time. */
export function HistoryTab({ page }: { page: number }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useCampaigns();
  const list = useListStart(page);
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
        hrefOf={(number) => addressOf({ tab: 'history', page: number })}
        label={t('history.pages')}
      />
    </S.Frame>
  );
}

/** The list, looked at again while something is on its way. */
function useCampaigns() {
  const { data: known } = useKnownCampaigns({});
  const isMoving = known?.some(({ status }) => status === 'sending') ?? false;
  return useListCampaignsQuery({}, { pollingInterval: isMoving ? lookAgainAfter : 0 });
}

function NoCampaign() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <EmptyState
      illustration="application-sent"
      title={t('history.emptyTitle')}
      text={t('history.emptyText')}
      actions={<ButtonLink to={addressOf({ tab: 'send' })}>{t('history.write')}</ButtonLink>}
    />
  );
}
