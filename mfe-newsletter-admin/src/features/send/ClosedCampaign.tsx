import { Button, Link, Note, useTranslation } from 'platform/narrow';
import type { Campaign, SendCampaignAnswer } from 'shared-contracts';
import { stateOf } from '../../campaign-state';
import { useFormat, usePagePlatform } from '../../page-platform';
import { urlOf } from '../../page-url';
import { createBrowserDraft } from './browser-draft';
import { outcomeOf } from './useSending';
import * as S from './SendTab.styles';

/** A campaign that can no longer be changed. Unsaved input can become a new campaign. */
export function ClosedCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, session } = usePagePlatform();
  const draft = createBrowserDraft(session.get().user?.id ?? 0, campaign.id);
  const copy = () => {
    draft.moveToNew();
    navigate(urlOf({ tab: 'send' }));
  };
  return (
    <Note title={t('send.closed')}>
      {t('send.state', { status: t(`status.${stateOf(campaign)}`) })}{' '}
      <Link to={urlOf({ tab: 'history', campaign: campaign.id })}>{t('send.outcome.watch')}</Link>
      {draft.values() !== null && (
        <S.NoteActions>
          <Button size="sm" variant="secondary" onClick={copy}>
            {t('send.copy')}
          </Button>
        </S.NoteActions>
      )}
    </Note>
  );
}

/** Result of sending, with a link to the report. */
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
      <Link to={urlOf({ tab: 'history', campaign: campaignId })}>{t('send.outcome.watch')}</Link>
    </Note>
  );
}
