import { Button, Note, useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { Question } from '../../components/Question';
import { useFormat } from '../../components/useFormat';
import { useStatusChange } from '../../components/useStatusChange';
import * as S from './HistoryTab.styles';

/** A campaign that missed its scheduled time. An admin decides whether it is still sent. */
export function MissedCampaign({ campaign, onChanged }: { campaign: Campaign; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { dateTime } = useFormat();
  const { ask, question } = useStatusChange(campaign, onChanged);
  const at = campaign.scheduledAt === null ? '' : dateTime(campaign.scheduledAt);
  return (
    <Note tone="warning" title={t('history.missed.title', { name: campaign.name })}>
      {t('history.missed.text', { at })}
      <S.Actions>
        <Button size="sm" variant="secondary" onClick={() => ask('sending')}>
          {t('history.missed.send')}
        </Button>
        <Button size="sm" variant="dangerQuiet" onClick={() => ask('canceled')}>
          {t('history.missed.cancel')}
        </Button>
      </S.Actions>
      <Question {...question} />
    </Note>
  );
}
