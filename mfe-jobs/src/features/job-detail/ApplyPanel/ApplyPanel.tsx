import { ButtonLink, Fragment, Icon, useFormat, useSession, useTranslation } from 'platform';
import { CompareButton, salaryInUnits, SaveButton, SaveIconButton, ShownPer, useJobLabels } from 'platform/jobs';
import { useState } from 'react';
import { applyHref, type Job, type Salary } from 'shared-contracts';
import { useApplicationState } from '../../../components/useApplicationState';
import { ApplyAction, ApplyAsOther } from './ApplyAction';
import { usePayTerms } from '../usePayTerms';
import * as S from './ApplyPanel.styles';
import { ShareButton, ShareIconButton } from '../Share/ShareButton';

const hints = { none: 'detail.applyNote', answersDue: 'detail.answersDueNote' } as const;

/** Pay and actions, visible while the text scrolls. */
export function ApplyPanel({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const application = useApplicationState(job.id);
  const [isApplying, setApplying] = useState(false);
  return (
    <S.Panel data-screen as="section" aria-label={t('detail.actions')}>
      <PanelPay job={job} />
      <S.Actions>
        <ApplyAction job={job} application={application} onApply={() => setApplying(true)} />
        {application === 'complete' && <ApplyAsOther job={job} />}
        <SaveButton job={job} />
        <S.More>
          <ShareButton job={job} />
          <CompareButton job={job} />
        </S.More>
      </S.Actions>
      {application !== 'complete' && <S.Hint>{t(hints[application])}</S.Hint>}
      {isApplying && <Fragment of="mfe-apply:modal" job={job} onClose={() => setApplying(false)} />}
    </S.Panel>
  );
}

function PanelPay({ job: { salary, salaryText } }: { job: Job }) {
  const { payUnknown, payPer } = useJobLabels();
  const format = useFormat();
  const termsOf = usePayTerms();
  if (salary === null) return <S.Unknown>{salaryText ?? payUnknown}</S.Unknown>;
  const amounts = (shown: Salary) => (
    <>
      <S.Amount>{format.salary(shown).amount}</S.Amount>
      {[payPer(shown), ...termsOf(salary, shown)].map((line) => (
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
