import { useId, type FormEvent } from 'react';
import { Switch, TextArea } from 'platform/forms';
import { Field, Note, Stack, useTranslation } from 'platform/narrow';
import type { CampaignReport, SendCampaignAnswer } from 'shared-contracts';
import { isEditable } from '../../campaign-state';
import { ChangedNote } from '../../components/ChangedNote';
import { Failure } from '../../components/Failure';
import { InboxPreview } from '../../components/InboxPreview';
import { useCampaignChanges } from '../../components/useCampaignChanges';
import { Audience } from './Audience';
import type { Conflict, RefusedWrite } from './browser-draft';
import { Frequency, SendTime } from './CampaignFields';
import { ClosedCampaign, Sent } from './ClosedCampaign';
import { FormButtons } from './FormButtons';
import { SendQuestion } from './SendQuestion';
import { useCampaignForm, type CampaignFormState } from './useCampaignForm';
import { useDraft } from './useDraft';
import { useSending } from './useSending';
import * as S from './SendTab.styles';

interface CampaignFormProps {
  /** A draft or scheduled campaign; null for a new one. */
  campaign: CampaignReport | null;
  /** Result of the previously sent campaign. */
  sent: SendCampaignAnswer | null;
  onSent: (answer: SendCampaignAnswer) => void;
}

/** Content, audience and time of a campaign, with the audience's size beside it. */
export function CampaignForm({ campaign, sent, onSent }: CampaignFormProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { setElement, ...form } = useCampaignForm(campaign);
  const sending = useSending(form, campaign?.id ?? null, onSent);
  const draft = useDraft(form, campaign?.id ?? null);
  const repeat = { save: draft.save, send: () => void sending.ask(), remove: draft.askRemoval };
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
        <FormButtons form={form} draft={draft} campaign={campaign} />
        <SendQuestion sending={sending} values={form.values} />
      </Stack>
      <Audience frequency={form.values.frequency} />
    </S.Columns>
  );
}

interface ChangedCampaignProps {
  form: CampaignFormState;
  conflict: Conflict;
  /** Repeats the rejected write with the current input. */
  repeat: Record<RefusedWrite, () => void>;
}

/** Another admin changed the campaign. The admin loads it or overwrites it with the input. */
function ChangedCampaign({ form, conflict: { before, current, write }, repeat }: ChangedCampaignProps) {
  const changesOf = useCampaignChanges();
  if (!isEditable(current)) return <ClosedCampaign campaign={current} />;
  const apply = () => {
    form.stored.rebase(current);
    repeat[write]();
  };
  return <ChangedNote changes={changesOf(before, current)} onTakeOver={() => form.resetTo(current)} onApply={apply} />;
}

function Words({ form: { inputProps } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <>
      <Field label={t('send.subject')} autoComplete="off" {...inputProps('subject')} />
      <Field label={t('send.name')} help={t('send.nameHelp')} optional autoComplete="off" {...inputProps('name')} />
      <TextArea label={t('send.content')} help={t('send.contentHelp')} optional rows={4} {...inputProps('content')} />
    </>
  );
}

function Measuring({ form: { values, change } }: { form: CampaignFormState }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const hint = useId();
  return (
    <div>
      <Switch
        label={t('send.measured')}
        aria-describedby={hint}
        checked={values.isMeasured}
        onChange={({ target }) => void change('isMeasured', target.checked)}
      />
      <S.Hint id={hint}>{t('send.measuredHelp')}</S.Hint>
    </div>
  );
}
