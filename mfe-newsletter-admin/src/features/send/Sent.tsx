import { Link, Note, useTranslation } from 'platform/narrow';
import type { SendCampaignAnswer } from 'shared-contracts';
import { addressOf } from '../../address';
import { useFormat } from '../../components/useFormat';
import { outcomeOf } from './outcome';

/** Where the campaign that was sent a moment ago can be watched. */
export function Sent({ answer }: { answer: SendCampaignAnswer }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { campaignId, sent, errors, queued } = answer;
  const outcome = outcomeOf(answer);
  const isFine = outcome !== 'stopped' && errors === 0;
  return (
    <Note tone={isFine ? 'success' : 'warning'} role="status" title={t(`send.outcome.${outcome}`)}>
      {outcome !== 'scheduled' &&
        t('send.outcome.counts', { sent: number(sent), errors: number(errors), queued: number(queued) })}{' '}
      <Link to={addressOf({ tab: 'history', campaign: campaignId })}>{t('send.outcome.watch')}</Link>
    </Note>
  );
}
