import { useState } from 'react';
import { Link, Note, Skeleton, useTranslation } from 'platform/narrow';
import type { SendCampaignAnswer } from 'shared-contracts';
import { useGetCampaignQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/LoadFailure';
import { useFormat } from '../../components/useFormat';
import { addressOf } from '../../address';
import { usePagePlatform } from '../../page-platform';
import { CampaignForm } from './CampaignForm';
import * as S from './SendTab.styles';

/** Writing a campaign, a new one or a draft, and sending it. */
export function SendTab({ campaignId }: { campaignId: number | null }) {
  const { navigate } = usePagePlatform();
  const [sent, setSent] = useState<SendCampaignAnswer | null>(null);
  const onSent = (answer: SendCampaignAnswer) => {
    setSent(answer);
    if (campaignId !== null) navigate(addressOf({ tab: 'send' }), { replace: true });
  };
  return (
    <S.Frame>
      {sent !== null && <Sent answer={sent} />}
      {campaignId === null ? (
        <CampaignForm key="new" campaign={null} onSent={onSent} />
      ) : (
        <StoredCampaign key={campaignId} id={campaignId} onSent={onSent} />
      )}
    </S.Frame>
  );
}

/** Where the campaign that was sent a moment ago can be watched. */
function Sent({ answer: { campaignId, sent, errors, queued, status } }: { answer: SendCampaignAnswer }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const text = status === 'scheduled' ? 'scheduled' : 'begun';
  return (
    <Note tone="success" role="status" title={t(`send.outcome.${text}`)}>
      {text === 'begun' &&
        t('send.outcome.counts', { sent: number(sent), errors: number(errors), queued: number(queued) })}{' '}
      <Link to={addressOf({ tab: 'history', campaign: campaignId })}>{t('send.outcome.watch')}</Link>
    </Note>
  );
}

interface StoredCampaignProps {
  id: number;
  onSent: (answer: SendCampaignAnswer) => void;
}

function StoredCampaign({ id, onSent }: StoredCampaignProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const query = useGetCampaignQuery({ id: String(id) });
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={t('send.draftFailed')} query={query} />
    ) : (
      <Skeleton height="24rem" shape="tile" />
    );
  }
  if (!['draft', 'scheduled'].includes(query.data.status)) {
    return (
      <Note title={t('send.closed')}>
        <Link to={addressOf({ tab: 'history', campaign: id })}>{t('send.outcome.watch')}</Link>
      </Note>
    );
  }
  return <CampaignForm campaign={query.data} onSent={onSent} />;
}
