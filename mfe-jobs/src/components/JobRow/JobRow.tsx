import { CompanyLogo, Link, useFormat, useTranslation } from 'platform';
import { jobHref, type JobCard } from 'shared-contracts';
import { useListedApplicationState } from '../applied/useApplicationState';
import { isNew, joinFacts } from '../job-facts';
import { NewMark } from '../JobMarks/JobMarks';
import { Pay } from '../Pay/Pay';
import { SaveIconButton } from '../SaveButton/SaveButton';
import { useJobLabels } from '../useJobLabels';
import { JobRowFacts } from './JobRowFacts';
import * as S from './JobRow.styles';

export interface JobRowProps {
  job: JobCard;
  /** Server's clock at the answer, ISO 8601. */
  now: string;
  /** Address that "back to results" on the job's page leads to. */
  backTo?: string | undefined;
  /** On the company's own page the row drops what the page already says. */
  isOwn?: boolean | undefined;
}

/** A job in a list: the whole row is the title's link, the save button lies above it. */
export function JobRow({ job, now, backTo, isOwn = false }: JobRowProps) {
  const application = useListedApplicationState(job.id);
  const hasSave = !job.isClosed;
  return (
    <S.Row $isFeatured={job.isFeatured && !job.isClosed} $isOwn={isOwn}>
      {!isOwn && (
        <S.Logo $isClosed={job.isClosed} aria-hidden="true">
          <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        </S.Logo>
      )}
      <S.Head $isOwn={isOwn}>
        <S.Title $isClosed={job.isClosed}>
          <Link to={jobHref(job)} state={backTo === undefined ? undefined : { backTo }}>
            {job.title}
          </Link>
          {isNew(job, now) && <NewMark />}
        </S.Title>
        <RowCompany job={job} isOwn={isOwn} />
      </S.Head>
      <S.Side $hasSave={hasSave}>
        <RowMoney job={job} now={now} />
        {hasSave && (
          <S.Save>
            <SaveIconButton job={job} />
          </S.Save>
        )}
      </S.Side>
      {job.snippet && <S.Snippet $isOwn={isOwn}>{job.snippet}</S.Snippet>}
      <JobRowFacts job={job} application={application} isOwn={isOwn} />
    </S.Row>
  );
}

function RowCompany({ job, isOwn }: { job: JobCard; isOwn: boolean }) {
  const labels = useJobLabels();
  const place = joinFacts([job.city ?? job.location, labels.workplace(job)]);
  return (
    <S.Company>
      {!isOwn && <b>{job.companyName}</b>}
      {!isOwn && place && <S.Separator> · </S.Separator>}
      {place}
    </S.Company>
  );
}

function RowMoney({ job, now }: { job: JobCard; now: string }) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  return (
    <S.Money>
      <p>
        <Pay job={job} />
      </p>
      <p>
        {job.isClosed ? (
          t('job.closedShort')
        ) : (
          <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>
        )}
      </p>
    </S.Money>
  );
}
