import { Button, Link, Note, useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { addressOf } from '../../address';
import { stateOf } from '../../campaign-state';
import { usePagePlatform } from '../../page-platform';
import { createKeptDraft } from './kept-draft';
import * as S from './SendTab.styles';

/** A campaign whose words cannot change any more. What was typed over it can become a new one. */
export function ClosedCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, session } = usePagePlatform();
  const draft = createKeptDraft(session.get().user?.id ?? 0, campaign.id);
  const copy = () => {
    draft.moveToNew();
    navigate(addressOf({ tab: 'send' }));
  };
  return (
    <Note title={t('send.closed')}>
      {t('send.state', { status: t(`status.${stateOf(campaign)}`) })}{' '}
      <Link to={addressOf({ tab: 'history', campaign: campaign.id })}>{t('send.outcome.watch')}</Link>
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
