import {
  isApiError,
  useNavigate,
  useSession,
  useSessionEnd,
  useToast,
  useTranslation,
  type ToastMessage,
} from 'platform';
import { useLazyGetSubscriptionQuery } from 'platform/queries';
import { useRef, useState } from 'react';
import { accountHref, limits, type SavedSearch } from 'shared-contracts';
import { useRemoveSearchMutation, useSaveSearchMutation, useUpdateSubscriptionMutation } from './alerts.api';

const isAnonymous = (error: unknown) => isApiError(error) && error.status === 401;

/**
 * Saves a search as an alert of the current user; `onVisitor` is called for visitors. The subscription is fetched on
 * the first click, because most users never click.
 */
export function useSavedAlert(search: string, onVisitor: () => void) {
  const { status } = useSession();
  const endSession = useSessionEnd();
  const say = useWords();
  const [ask, { currentData }] = useLazyGetSubscriptionQuery();
  const [save] = useSaveSearchMutation();
  const undo = useUndo();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    // The session was not known at the click.
    if (status === 'loading' && isAnonymous(error)) return onVisitor();
    if (!endSession(error)) say.failed(error);
  };
  const keep = async () => {
    const { data: before, error: unasked } = await ask({}, true);
    if (isAnonymous(unasked)) return fail(unasked);
    if (before?.searches.some(({ query }) => query === search)) return say.known();
    const { data: saved, error } = await save({ body: { search } });
    if (saved === undefined) return fail(error);
    const wereOff = before?.subscriptionStatus === false;
    say.created(wereOff, () => void undo(saved, wereOff));
  };
  const create = async () => {
    if (status === 'anonymous') return onVisitor();
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await keep();
    isRunning.current = false;
    setBusy(false);
  };
  const isSaved = status === 'authenticated' && (currentData?.searches.some(({ query }) => query === search) ?? false);
  return { isSaved, isBusy, create: () => void create() };
}

/** Removes the saved search, and turns alerts off again if they were off. */
function useUndo() {
  const endSession = useSessionEnd();
  const say = useWords();
  const [remove] = useRemoveSearchMutation();
  const [turnOff] = useUpdateSubscriptionMutation();
  return async ({ id }: SavedSearch, wereOff: boolean) => {
    const removed = await remove({ id });
    const { error } =
      wereOff && removed.error === undefined ? await turnOff({ body: { subscriptionStatus: false } }) : removed;
    if (error === undefined) say.undone();
    else if (!endSession(error)) say.notUndone();
  };
}

/** The message of the toast. */
function useWords() {
  const { t } = useTranslation('mfe-jobs');
  const { t: common } = useTranslation('common');
  const { show } = useToast();
  const navigate = useNavigate();
  const toAccount: ToastMessage['action'] = {
    label: t('alert.toAccount'),
    onClick: () => void navigate(accountHref('emailPreferences')),
  };
  return {
    created: (wereOff: boolean, onUndo: () => void) =>
      show({
        title: t('alert.created'),
        description: t(wereOff ? 'alert.createdAndOn' : 'alert.createdText'),
        variant: 'success',
        action: { label: t('alert.undo'), onClick: onUndo },
      }),
    known: () => show({ title: t('alert.known'), description: t('alert.createdText'), action: toAccount }),
    undone: () => show({ title: t('alert.undone'), variant: 'success' }),
    notUndone: () =>
      show({
        title: t('alert.notUndone'),
        description: common('form.tryLater'),
        variant: 'destructive',
        action: toAccount,
      }),
    failed: (error: unknown) => {
      const isFull = isApiError(error) && error.data.code === 'saved_search_limit';
      const description = isFull ? t('alert.full', { limit: limits.savedSearches }) : common('form.tryLater');
      show({ title: t('alert.failed'), description, variant: 'destructive', ...(isFull && { action: toAccount }) });
    },
  };
}
