import { useState, type FormEvent } from 'react';
import { Note, Stack, useTranslation } from 'platform/narrow';
import type { CampaignReport, SendCampaignAnswer } from 'shared-contracts';
import { useGetCampaignQuery } from '../../campaigns.api';
import { Failure, LoadFailure } from '../../components/Failure';
import { CardSkeleton, FieldsSkeleton, Loading } from '../../components/Loading';
import { InboxPreview } from '../../components/MailPreview';
import { urlOf, usePageServices } from '../../page';
import { Audience, audienceLines } from './Audience';
import { isEditable } from './campaign-values';
import { Frequency, Measuring, SendTime, Words } from './CampaignFields';
import { ChangedCampaign, ClosedCampaign } from './ChangedCampaign';
import { FormButtons, useDraft } from './FormButtons';
import { SendQuestion, Sent, useSending } from './Sending';
import { useCampaignForm } from './useCampaignForm';
import { useDraftRemoval } from './useDraftRemoval';
import * as S from './SendTab.styles';

/** Edits and sends a new or stored campaign. */
export function SendTab({ campaignId }: { campaignId: number | null }) {
  const { navigate } = usePageServices();
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
      <Loading>
        <S.Columns>
          <FieldsSkeleton labels={['5em', '9em', '10em', '6em']} />
          <CardSkeleton lines={audienceLines} />
        </S.Columns>
      </Loading>
    );
  }
  if (!isEditable(query.data)) return <ClosedCampaign campaign={query.data} />;
  return <CampaignForm campaign={query.data} sent={null} onSent={onSent} />;
}

interface CampaignFormProps {
  /** A draft or scheduled campaign; null for a new one. */
  campaign: CampaignReport | null;
  /** Result of the previously sent campaign. */
  sent: SendCampaignAnswer | null;
  onSent: (answer: SendCampaignAnswer) => void;
}

/** Content, audience and time of a campaign, with the audience's size beside it. */
function CampaignForm({ campaign, sent, onSent }: CampaignFormProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { setElement, ...form } = useCampaignForm(campaign);
  const sending = useSending(form, campaign?.id ?? null, onSent);
  const draft = useDraft(form, campaign?.id ?? null);
  const removal = useDraftRemoval(form, campaign?.id ?? null);
  const repeat = { save: draft.save, send: () => void sending.ask(), remove: removal.remove };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.ask();
  };
  return (
    <S.Columns>
      <Stack as="form" method="post" noValidate ref={setElement} aria-label={t('send.tab')} onSubmit={submit}>
        <Note>{t('send.rule')}</Note>
        <Words form={form} />
        <InboxPreview mail={form.values} />
        <Frequency form={form} />
        <SendTime form={form} />
        <Measuring form={form} />
        {/* The result is shown beside the button, where the admin is looking. */}
        {sending.failure !== null && <Failure title={t('send.failed.text')} error={sending.failure} />}
        {sending.failure === null && sent !== null && <Sent answer={sent} />}
        {form.stored.conflict !== null && (
          <ChangedCampaign form={form} conflict={form.stored.conflict} repeat={repeat} />
        )}
        <FormButtons form={form} draft={draft} removal={removal} campaign={campaign} />
        <SendQuestion sending={sending} values={form.values} />
      </Stack>
      <Audience frequency={form.values.frequency} />
    </S.Columns>
  );
}
