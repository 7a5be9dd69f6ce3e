import { Button, Link, Note, useTranslation } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { stateOf } from '../../components/CampaignStatus';
import { ChangedNote, useCampaignChanges } from '../../components/ConcurrentChanges';
import { urlOf, usePageServices } from '../../page';
import { createBrowserDraft } from './browser-draft';
import { isEditable } from './campaign-values';
import type { CampaignFormState, Conflict, RefusedWrite } from './useCampaignForm';
import * as S from './SendTab.styles';

interface ChangedCampaignProps {
  form: CampaignFormState;
  conflict: Conflict;
  /** Repeats the rejected write with the current input. */
  repeat: Record<RefusedWrite, () => void>;
}

/** Another admin changed the campaign. The admin loads it or overwrites it with the input. */
export function ChangedCampaign({ form, conflict: { before, current, write }, repeat }: ChangedCampaignProps) {
  const changesOf = useCampaignChanges();
  if (!isEditable(current)) return <ClosedCampaign campaign={current} />;
  const apply = () => {
    form.stored.rebase(current);
    repeat[write]();
  };
  return <ChangedNote changes={changesOf(before, current)} onTakeOver={() => form.resetTo(current)} onApply={apply} />;
}

/** A campaign that can no longer be changed. Unsaved input can become a new campaign. */
export function ClosedCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, session } = usePageServices();
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
