import { CompanyLogo, Link, Note, useFormat, useTranslation } from 'platform';
import { CompareButton, SaveButton } from 'platform/jobs';
import { companyHref, type Job } from 'shared-contracts';
import { HideButton } from '../../../components/HideButton';
import { useApplicationState } from '../../../components/useApplicationState';
import { ApplyInPlace } from '../../../components/job/ApplyPanel/ApplyAction';
import { JobPay } from '../../../components/job/ApplyPanel/ApplyPanel';
import { JobMeta } from '../../../components/job/JobAdvert';
import { PayRangePart } from '../../../components/job/PayRange/PayRange';
import { lastDayOf } from '../../../components/job/JobFacts/JobFacts';
import type { ShownJob } from '../../../components/job/useJob';
import type { KnownJob } from '../../../components/job/useKnownJob';
import * as S from './DeskPane.styles';

interface PaneHeadProps {
  job: KnownJob;
  /** As in `ApplyInPlace`. */
  complete: Job | null;
  onHide: () => void;
}

/** Company, title and actions. */
export function PaneHead({ job, complete, onHide }: PaneHeadProps) {
  const { t } = useTranslation('mfe-jobs');
  const application = useApplicationState(job.id);
  return (
    <S.Head>
      <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
      <div>
        <S.By>
          <Link to={companyHref({ slug: job.companySlug })}>{job.companyName}</Link>
          <JobMeta job={job} />
        </S.By>
        <h2 id="open-job-title">{job.title}</h2>
      </div>
      <S.Actions role="group" aria-label={t('detail.actions')}>
        {!job.isClosed && (
          <>
            <ApplyInPlace key={job.id} job={job} complete={complete} application={application} size="md" />
            <SaveButton job={job} />
          </>
        )}
        <CompareButton job={job} />
        <HideButton job={job} onHide={onHide} />
        <LastDay job={job} />
      </S.Actions>
    </S.Head>
  );
}

/** Empty until the job is complete, unless the list contains its closing date. */
function LastDay({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const lastDay = lastDayOf(job);
  if (lastDay === null) return null;
  return (
    <S.Until>
      {t(job.isClosed ? 'detail.facts.closedOn' : 'detail.facts.until')}
      <time dateTime={lastDay}>{format.date(lastDay)}</time>
    </S.Until>
  );
}

/** The pay, and its comparison with other adverts. */
export function PanePay({ job, complete, isLoading }: ShownJob) {
  const { t } = useTranslation('mfe-jobs');
  const pay = (
    <S.Pay aria-label={t('detail.facts.pay')}>
      <JobPay job={job} />
    </S.Pay>
  );
  return (
    <>
      {job.isClosed && <Note tone="info" title={t('detail.closed.title')} />}
      <PayRangePart job={job} complete={complete} isLoading={isLoading} otherwise={pay} />
    </>
  );
}
