import { AlertDialog, useTranslation } from 'platform/narrow';
import { useFormat } from '../../page-platform';
import type { CampaignValues } from './campaign-values';
import { useAudienceSize } from './CampaignFields';
import { lisbonMoment } from './lisbon-time';
import type { useSending } from './useSending';

interface SendQuestionProps {
  sending: ReturnType<typeof useSending>;
  values: CampaignValues;
}

/** Confirmation before sending, with the number of recipients; a repeated campaign requires a second confirmation. */
export function SendQuestion({ sending, values }: SendQuestionProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number, dateTime } = useFormat();
  const { recipients } = useAudienceSize(values.frequency);
  const { asked, isSending, close, confirm } = sending;
  const kind = kindOf(asked, values);
  const word = (name: string) => t(`send.question.${name}`);
  const whom =
    recipients === null
      ? word('unknown')
      : t('send.question.people', { count: recipients, people: number(recipients) });
  const when =
    kind === 'later'
      ? t('send.question.at', { at: dateTime(new Date(lisbonMoment(values.time)).toISOString()) })
      : word('now');
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(open) => open || isSending || close()}
      title={word(`${kind}.title`)}
      text={kind === 'repeat' ? word('repeat.text') : `${whom} ${when}`}
      cancelLabel={word('keep')}
      confirmLabel={word(`${kind}.confirm`)}
      onConfirm={confirm}
      tone="primary"
      busy={isSending}
    />
  );
}

/** The form validates the time before, so it is readable here. */
function kindOf(asked: SendQuestionProps['sending']['asked'], { isLater, time }: CampaignValues) {
  if (asked === 'repeat') return 'repeat';
  return isLater && !Number.isNaN(lisbonMoment(time)) ? 'later' : 'atOnce';
}
