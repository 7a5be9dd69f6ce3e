import { useId, useState } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  Field,
  Icon,
  Skeleton,
  styled,
  useSessionEnd,
  useToast,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { useCopy } from 'platform/jobs';
import { useGetCalendarFeedQuery } from 'platform/queries';
import { Confirmation, useConfirmation } from '../../components/Confirmation';
import { LoadFailureNote } from '../../components/LoadFailure';
import { useActionFailure } from '../../components/useAction';
import { useRemoveCalendarFeedMutation, useRenewCalendarFeedMutation } from './interviews.api';

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p {
    max-width: var(--measure);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  letter-spacing: var(--tracking-title);

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const calendarTitleId = 'calendar-feed-title';

/** Creates the address. The focus moves to the heading, because the button is removed. */
function useCreateCalendar() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  const explain = useActionFailure('interviews', t('interviews.calendar.failed'));
  const [renew, { isLoading }] = useRenewCalendarFeedMutation();
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

type CalendarChange = 'renew' | 'remove';

/** Renews or removes the address after a confirmation, because the previous address stops working. */
function useCalendarChange() {
  const { t } = useTranslation('mfe-account');
  const [renew] = useRenewCalendarFeedMutation();
  const [remove] = useRemoveCalendarFeedMutation();
  return useConfirmation<CalendarChange>({
    texts: 'interviews',
    failureTitle: t('interviews.calendar.failed'),
    send: (kind) => (kind === 'renew' ? renew({}) : remove({})),
    doneText: (kind) => t(`interviews.calendar.${kind}.done`),
    focusAfter: () => calendarTitleId,
  });
}

/** Card of the private calendar feed of interviews. */
export function CalendarFeedCard() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card as="section" aria-labelledby={calendarTitleId}>
      <Content>
        <Title id={calendarTitleId} tabIndex={-1}>
          {t('interviews.calendar.title')}
        </Title>
        <p>{t('interviews.calendar.text')}</p>
        <CalendarState />
      </Content>
    </Card>
  );
}

function CalendarState() {
  const { t } = useTranslation('mfe-account');
  const query = useGetCalendarFeedQuery({});
  const { data: feed, error } = query;
  if (feed !== undefined) return feed.url === null ? <CreateCalendar /> : <CalendarAddress url={feed.url} />;
  if (error !== undefined) {
    return <LoadFailureNote title={t('interviews.calendar.loadFailed')} query={query} headingId={calendarTitleId} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('interviews.calendar.loading')}</VisuallyHidden>
      <Skeleton width="11em" height="var(--control-md)" shape="tile" />
    </div>
  );
}

/** The feed is created on request, because its address gives read access. */
function CreateCalendar() {
  const { t } = useTranslation('mfe-account');
  const { create, isBusy, failure } = useCreateCalendar();
  return (
    <>
      {failure !== null && <FormAlert title={t('interviews.calendar.failed')}>{failure}</FormAlert>}
      <Actions>
        <Button variant="secondary" busy={isBusy} onClick={create}>
          <Icon name="calendar" />
          {t('interviews.calendar.create')}
        </Button>
      </Actions>
    </>
  );
}

/** The scheme that calendar programs open as a subscription. */
const subscriptionAddress = (url: string) => url.replace(/^https?:/i, 'webcal:');

/** The address, with actions to copy, open, renew and remove it. */
function CalendarAddress({ url }: { url: string }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const copy = useCopy({
    done: t('interviews.calendar.copied'),
    byHand: t('interviews.calendar.copyByHand'),
    fieldId: id,
  });
  const change = useCalendarChange();
  return (
    <>
      <Confirmation
        confirmation={change}
        question={(kind) => ({
          title: t(`interviews.calendar.${kind}.title`),
          text: t(`interviews.calendar.${kind}.text`),
          cancelLabel: t('interviews.calendar.keep'),
          confirmLabel: t(`interviews.calendar.${kind}.action`),
        })}
      />
      <Field id={id} label={t('interviews.calendar.address')} value={url} readOnly />
      <Actions>
        <Button variant="secondary" size="sm" onClick={() => void copy(url)}>
          {t('interviews.calendar.copy')}
        </Button>
        <ButtonLink variant="secondary" size="sm" to={subscriptionAddress(url)}>
          {t('interviews.calendar.subscribe')}
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => change.ask('renew')}>
          {t('interviews.calendar.renew.action')}
        </Button>
        <Button variant="dangerQuiet" size="sm" onClick={() => change.ask('remove')}>
          {t('interviews.calendar.remove.action')}
        </Button>
      </Actions>
    </>
  );
}
