import { Badge, CompanyLogo, Icon, Link, useFormat } from 'platform';
import type { ReactNode } from 'react';
import { jobHref, type JobCard } from 'shared-contracts';
import { ClosedBadge, FeaturedMark, isNew, NewMark } from '../JobMarks';
import { Pay } from '../Pay';
import { joinFacts, useJobLabels, useJobTexts } from '../useJobLabels';
import * as S from './JobRow.styles';

export interface JobRowProps {
  job: JobCard;
  /** Server's clock in the response, ISO 8601. */
  now: string;
  /** URL of the "back to results" link on the job's page. */
  backTo?: string | undefined;
  /** On the company's own page the row omits the company and its logo. */
  isOwn?: boolean | undefined;
  /** State of the user's application to this job. */
  application?: RowApplication | undefined;
  /** A button above the row's link. */
  action?: ReactNode;
}

/** A job in a list. The title's link covers the whole row, except `action`. */
export function JobRow({ job, now, backTo, isOwn = false, application = 'none', action = null }: JobRowProps) {
  const hasAction = action !== null;
  return (
    <S.Row $isFeatured={job.isFeatured && !job.isClosed} $isOwn={isOwn} $hasAction={hasAction}>
      {!isOwn && (
        <S.Logo $isClosed={job.isClosed} aria-hidden="true">
          <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        </S.Logo>
      )}
      <S.Head $isOwn={isOwn}>
        <S.Title $isOwn={isOwn} $isClosed={job.isClosed}>
          <Link to={jobHref(job)} state={backTo === undefined ? undefined : { backTo }}>
            {job.title}
          </Link>
          {isNew(job, now) && <NewMark />}
        </S.Title>
        <RowCompany job={job} isOwn={isOwn} />
      </S.Head>
      <S.Side $isOwn={isOwn} $hasAction={hasAction}>
        <RowMoney job={job} now={now} />
        {hasAction && <S.Action>{action}</S.Action>}
      </S.Side>
      {job.snippet && <S.Snippet $isOwn={isOwn}>{job.snippet}</S.Snippet>}
      <JobRowFacts job={job} application={application} isOwn={isOwn} />
    </S.Row>
  );
}

function RowCompany({ job, isOwn }: { job: JobCard; isOwn: boolean }) {
  const labels = useJobLabels();
  const place = joinFacts([job.city ?? job.location, labels.workplace(job)]);
  if (isOwn && place === '') return null;
  return (
    <S.Company $isOwn={isOwn}>
      {!isOwn && <b>{job.companyName}</b>}
      {!isOwn && place && <S.Separator> · </S.Separator>}
      {place}
    </S.Company>
  );
}

function RowMoney({ job, now }: { job: JobCard; now: string }) {
  const t = useJobTexts();
  const format = useFormat();
  return (
    <S.Money>
      <p>
        <Pay job={job} />
      </p>
      <p>
        {job.isClosed ? t('closedShort') : <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>}
      </p>
    </S.Money>
  );
}

/** `answersDue`: the application was sent, and answers to required questions are missing. */
export type RowApplication = 'none' | 'answersDue' | 'complete';

interface JobRowFactsProps {
  job: JobCard;
  application: RowApplication;
  isOwn: boolean;
}

/** The last line of a row: marks first, then contract type, level and category. */
function JobRowFacts({ job, application, isOwn }: JobRowFactsProps) {
  const labels = useJobLabels();
  return (
    <S.Facts $isOwn={isOwn}>
      {job.isFeatured && !job.isClosed && (
        <S.Fact $isMarked>
          <FeaturedMark />
        </S.Fact>
      )}
      {application !== 'none' && <ApplicationFact application={application} />}
      {job.isClosed && (
        <S.Fact $isMarked>
          <ClosedBadge />
        </S.Fact>
      )}
      {job.type && (
        <S.Fact>
          <Icon name="clock" size="sm" />
          {labels.type(job.type)}
        </S.Fact>
      )}
      {job.experienceLevel && (
        <S.Fact>
          <Icon name="bars" size="sm" />
          {labels.level(job.experienceLevel)}
        </S.Fact>
      )}
      {job.category && (
        <S.Fact>
          <Icon name="tag" size="sm" />
          {labels.category(job.categorySlug, job.category)}
        </S.Fact>
      )}
    </S.Facts>
  );
}

function ApplicationFact({ application }: { application: Exclude<RowApplication, 'none'> }) {
  const t = useJobTexts();
  return (
    <S.Fact $isMarked>
      {application === 'complete' ? (
        <Badge tone="success" icon="check">
          {t('applied')}
        </Badge>
      ) : (
        <Badge tone="warning" icon="alert">
          {t('answersDue')}
        </Badge>
      )}
    </S.Fact>
  );
}
