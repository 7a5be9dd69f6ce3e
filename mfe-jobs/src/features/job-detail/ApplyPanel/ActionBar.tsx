import { ButtonLink, useTranslation } from 'platform';
import { applyHref, type Job } from 'shared-contracts';
import { SaveIconButton } from '../../../components/SaveButton/SaveButton';
import { useCanSave } from '../../../components/SaveButton/useSaveJob';
import { ShareIconButton } from './ShareButton';
import * as S from './ApplyPanel.styles';

/** The apply panel of small screens, above the tab bar. */
export function ActionBar({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const canSave = useCanSave();
  return (
    <S.Bar role="group" aria-label={t('detail.actions')} $hasSave={canSave}>
      <ButtonLink size="lg" to={applyHref(job)}>
        {t('detail.apply')}
      </ButtonLink>
      {canSave && <SaveIconButton job={job} variant="outline" />}
      <ShareIconButton job={job} />
    </S.Bar>
  );
}
