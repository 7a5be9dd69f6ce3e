import { useState } from 'react';
import { useSessionEnd, useToast, useTranslation } from 'platform';
import { useConfirmation } from '../../../components/Confirmation';
import { useActionFailure } from '../../../components/useAction';
import { useRemoveOwnCalendarMutation, useRenewOwnCalendarMutation } from '../interviews.api';

export const calendarTitleId = 'calendar-feed-title';

/** Creates the address. The focus moves to the heading, because the button is removed. */
export function useCreateCalendar() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  const explain = useActionFailure('interviews', t('interviews.calendar.failed'));
  const [renew, { isLoading }] = useRenewOwnCalendarMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const create = async () => {
    setFailure(null);
    const { error } = await renew({});
    if (endSession(error)) return;
    if (error !== undefined) return setFailure(explain(error));
    show({ title: t('interviews.calendar.created'), variant: 'success' });
    document.getElementById(calendarTitleId)?.focus();
  };
  return { create: () => void create(), isBusy: isLoading, failure };
}

export type CalendarChange = 'renew' | 'remove';

/** Renews or removes the address after a confirmation, because the previous address stops working. */
export function useCalendarChange() {
  const { t } = useTranslation('mfe-account');
  const [renew] = useRenewOwnCalendarMutation();
  const [remove] = useRemoveOwnCalendarMutation();
  return useConfirmation<CalendarChange>({
    texts: 'interviews',
    failureTitle: t('interviews.calendar.failed'),
    send: (kind) => (kind === 'renew' ? renew({}) : remove({})),
    doneText: (kind) => t(`interviews.calendar.${kind}.done`),
    focusAfter: () => calendarTitleId,
  });
}
