import { useTranslation } from 'platform';
import type { Job } from 'shared-contracts';
import { useHasApplied } from '../../../components/applied/useHasApplied';
import { SaveIconButton } from '../../../components/SaveButton/SaveButton';
import { ApplyAction } from '../ApplyAction/ApplyAction';
import { ShareIconButton } from './ShareButton';
import * as S from './ApplyPanel.styles';

/** The apply panel of small screens, above the tab bar. */
export function ActionBar({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <S.Bar role="group" aria-label={t('detail.actions')}>
      <ApplyAction job={job} hasApplied={useHasApplied(job.id)} />
      <SaveIconButton job={job} variant="outline" />
      <ShareIconButton job={job} />
    </S.Bar>
  );
}
