import { useTranslation } from 'platform/narrow';
import { useCreateCampaignMutation, useDeleteCampaignMutation } from '../../campaigns.api';
import type { ReadCampaign } from '../../components/ConcurrentChanges';
import { useFailureText } from '../../components/Failure';
import { urlOf, usePageServices, useUndo } from '../../page';
import { createBrowserDraft } from './browser-draft';
import { payloadOf, valuesOf, type CampaignValues } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';

/** A deleted draft, and input that was not saved. */
interface DeletedDraft {
  stored: ReadCampaign;
  input: CampaignValues | null;
}

/** Deletes the draft of a form at once; the toast restores it under a new id, with the unsaved input. */
export function useDraftRemoval(form: CampaignFormState, campaignId: number | null) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, toast, session } = usePageServices();
  const textOf = useFailureText();
  const offerUndo = useUndo();
  const [create] = useCreateCampaignMutation();
  const [remove, { isLoading }] = useDeleteCampaignMutation();

  /** `key`: a repeated call must not create a second draft. */
  const restore = async ({ stored, input }: DeletedDraft, key: string) => {
    const result = await create({ body: payloadOf(valuesOf(stored)), key });
    if (result.data === undefined) return result;
    if (input !== null) createBrowserDraft(session.get().user?.id ?? 0, result.data.id).save(input, result.data);
    navigate(urlOf({ tab: 'send', campaign: result.data.id }));
    return result;
  };
  const run = async () => {
    const stored = form.stored.read();
    if (stored === null) return;
    const { error } = await remove({ id: String(campaignId), version: String(stored.version) });
    if (form.stored.handleConflict(error, 'remove')) return;
    if (error !== undefined) {
      const title = t('send.draft.removing.failed');
      return toast({ title, description: textOf(error), variant: 'destructive' });
    }
    const deleted = { stored, input: form.draft.values() };
    form.draft.clear();
    navigate(urlOf({ tab: 'send' }), { replace: true });
    const key = crypto.randomUUID();
    offerUndo({ title: t('send.draft.removing.done'), undo: () => restore(deleted, key) });
  };
  return { isRemoving: isLoading, remove: () => void run() };
}
