import { useState } from 'react';
import { Skeleton, useTranslation } from 'platform/narrow';
import type { SendCampaignAnswer } from 'shared-contracts';
import { isEditable } from '../../campaign-state';
import { useGetCampaignQuery } from '../../campaigns.api';
import { LoadFailure } from '../../components/Failure';
import { usePagePlatform } from '../../page-platform';
import { urlOf } from '../../page-url';
import { CampaignForm } from './CampaignForm';
import { ClosedCampaign } from './ClosedCampaign';

/** Edits and sends a new or stored campaign. */
export function SendTab({ campaignId }: { campaignId: number | null }) {
  const { navigate } = usePagePlatform();
  const [sent, setSent] = useState<SendCampaignAnswer | null>(null);
  const onSent = (answer: SendCampaignAnswer) => {
    setSent(answer);
    if (campaignId !== null) navigate(urlOf({ tab: 'send' }), { replace: true });
  };
  return campaignId === null ? (
    <CampaignForm key="new" campaign={null} sent={sent} onSent={onSent} />
  ) : (
    <StoredCampaign key={campaignId} id={campaignId} onSent={onSent} />
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
  if (!isEditable(query.data)) return <ClosedCampaign campaign={query.data} />;
  return <CampaignForm campaign={query.data} sent={null} onSent={onSent} />;
}
