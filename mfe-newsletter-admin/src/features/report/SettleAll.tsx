import { Button, useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { Question } from '../../components/Question';
import { useSettling } from './useSettling';
import * as S from './Report.styles';

/** Every uncertain recipient at once, those on other pages too. */
export function SettleAll({ campaign, onChanged }: { campaign: CampaignReport; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { ask, question } = useSettling({ campaign, uncertain: campaign.counts.uncertain, onChanged });
  return (
    <>
      <S.Actions>
        <Button size="sm" variant="secondary" onClick={() => ask({ state: 'sent' })}>
          {t('settle.all.sent')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => ask({ state: 'pending' })}>
          {t('settle.all.pending')}
        </Button>
      </S.Actions>
      <Question {...question} />
    </>
  );
}
