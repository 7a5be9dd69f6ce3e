import { ButtonLink, Icon, useFormat, useSession, useTranslation } from 'platform';
import { CompareButton, salaryInUnits, SaveButton, SaveIconButton, ShownPer, useJobLabels } from 'platform/jobs';
import { applyHref, type Job, type JobCard, type Salary } from 'shared-contracts';
import { HideButton } from '../../HideButton';
import { useApplicationState } from '../../useApplicationState';
import { ApplyAction, ApplyAsOther, ApplyInPlace } from './ApplyAction';
import { usePayLines } from '../usePayTerms';
import * as S from './ApplyPanel.styles';
import { ShareButton, ShareIconButton } from '../Share/ShareButton';

const hints = { none: 'detail.applyNote', answersDue: 'detail.answersDueNote' } as const;

interface ApplyPanelProps {
  job: JobCard;
  /** As in `ApplyInPlace`. */
  complete: Job | null;
}

/** Pay and actions, visible while the text scrolls. */
export function ApplyPanel({ job, complete }: ApplyPanelProps) {
  const { t } = useTranslation('mfe-jobs');
  const application = useApplicationState(job.id);
  return (
    <S.Panel data-screen as="section" aria-label={t('detail.actions')}>
      <JobPay job={job} />
      <S.Actions>
        <ApplyInPlace job={job} complete={complete} application={application} />
        {application === 'complete' && <ApplyAsOther job={job} />}
        <SaveButton job={job} />
        <S.More>
          <ShareButton job={job} />
          <CompareButton job={job} />
          <HideButton job={job} />
        </S.More>
      </S.Actions>
      {application !== 'complete' && <S.Hint>{t(hints[application])}</S.Hint>}
    </S.Panel>
  );
}

/** The pay, large, with its terms. */
export function JobPay({ job: { salary, salaryText } }: { job: JobCard }) {
  const { payUnknown } = useJobLabels();
  const format = useFormat();
  const linesOf = usePayLines();
  if (salary === null) return <S.Unknown>{salaryText ?? payUnknown}</S.Unknown>;
  const amounts = (shown: Salary) => (
    <>
      <S.Amount>{format.salary(shown).amount}</S.Amount>
      {linesOf(salary, shown).map((line) => (
        <S.Terms key={line}>{line}</S.Terms>
      ))}
    </>
  );
  const units = salaryInUnits(salary);
  if (units.length === 0) return amounts(salary);
  return units.map(({ unit, salary: shown }) => (
    <ShownPer key={unit} as="div" $unit={unit}>
      {amounts(shown)}
    </ShownPer>
  ));
}

/** The apply panel of small screens, in the tab bar's place. */
export function ActionBar({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-jobs');
  const application = useApplicationState(job.id);
  const isVisitor = useSession().status !== 'authenticated';
  return (
    <S.Bar data-screen data-bottom-bar role="group" aria-label={t('detail.actions')}>
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
function AppliedLink({ job }: { job: JobCard }) {
  const { t } = useTranslation('mfe-jobs');
  return (
    <ButtonLink size="lg" variant="secondary" to={applyHref(job)}>
      <Icon name="check" />
      {t('detail.applied')}
    </ButtonLink>
  );
}
