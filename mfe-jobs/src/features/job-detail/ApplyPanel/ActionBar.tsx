import { ButtonLink, Icon, useSession, useTranslation } from 'platform';
import { applyHref, type Job } from 'shared-contracts';
import { useApplicationState } from '../../../components/applied/useApplicationState';
import { SaveIconButton } from '../../../components/SaveButton/SaveButton';
import { ApplyAction } from '../ApplyAction/ApplyAction';
import * as S from './ApplyPanel.styles';
import { ShareIconButton } from './ShareButton';

/** The apply panel of small screens, above the tab bar. */
export function ActionBar({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const application = useApplicationState(job.id);
  const isVisitor = useSession().status !== 'authenticated';
  return (
    <S.Bar data-screen role="group" aria-label={t('detail.actions')}>
      {application === 'complete' && isVisitor ? (
        <AppliedLink job={job} />
      ) : (
        <ApplyAction job={job} application={application} />
      )}
      <SaveIconButton job={job} variant="outline" />
      <ShareIconButton job={job} />
    </S.Bar>
  );
}

/** Link to the page with the time of the application and the option to apply again, which do not fit here. */
function AppliedLink({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <ButtonLink size="lg" variant="secondary" to={applyHref(job)}>
      <Icon name="check" />
      {t('detail.applied')}
    </ButtonLink>
  );
}
