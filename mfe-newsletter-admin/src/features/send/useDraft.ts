import { useState } from 'react';
import { useTranslation } from 'platform/narrow';
import { useCreateCampaignMutation, useDeleteCampaignMutation, useUpdateCampaignMutation } from '../../campaigns.api';
import { useFailureText } from '../../components/Failure';
import { usePagePlatform } from '../../page-platform';
import { urlOf } from '../../page-url';
import { payloadOf } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';

/** Saves the form as a draft campaign. A new campaign gets its own URL. */
export function useDraft(form: CampaignFormState, campaignId: number | null) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, toast } = usePagePlatform();
  const textOf = useFailureText();
  const [create, { isLoading: isCreating }] = useCreateCampaignMutation();
  const [update, { isLoading: isUpdating }] = useUpdateCampaignMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteCampaignMutation();
  const [isRemovalAsked, setRemovalAsked] = useState(false);

  const reportFailure = (texts: string, error: unknown) =>
    toast(
      error === undefined
        ? { title: t(`${texts}.done`), variant: 'success' }
        : { title: t(`${texts}.failed`), description: textOf(error), variant: 'destructive' },
    );
  const saveNew = async () => {
    const body = payloadOf(form.values);
    const { data, error } = await create({ body, key: form.draft.keyFor('create', form.values, body) });
    if (data === undefined) return error;
    form.draft.saveAs(data);
    navigate(urlOf({ tab: 'send', campaign: data.id }), { replace: true });
    return undefined;
  };
  const saveAgain = async (id: number) => {
    const body = { ...payloadOf(form.values), ...versionOf(form.stored.version()) };
    const { data, error } = await update({ id: String(id), body });
    if (data === undefined) return error;
    form.stored.rebase(data);
    form.draft.saveAs(data);
    return undefined;
  };
  const save = async () => {
    if (!(await form.check())) return;
    const error = await (campaignId === null ? saveNew() : saveAgain(campaignId));
    if (!form.stored.handleConflict(error, 'save')) reportFailure('send.draft.saving', error);
  };
  const confirmRemoval = async () => {
    const version = form.stored.version();
    const { error } = await remove({ id: String(campaignId), ...versionOf(version?.toString()) });
    setRemovalAsked(false);
    if (form.stored.handleConflict(error, 'remove')) return;
    if (error === undefined) {
      form.draft.forget();
      navigate(urlOf({ tab: 'send' }), { replace: true });
    }
    reportFailure('send.draft.removing', error);
  };
  return {
    isSaving: isCreating || isUpdating,
    save: () => void save(),
    askRemoval: () => setRemovalAsked(true),
    question: {
      texts: isRemovalAsked ? 'send.draft.question' : null,
      busy: isRemoving,
      onClose: () => setRemovalAsked(false),
      onConfirm: () => void confirmRemoval(),
    },
  };
}

const versionOf = <Version>(version: Version | undefined) => (version === undefined ? {} : { version });
