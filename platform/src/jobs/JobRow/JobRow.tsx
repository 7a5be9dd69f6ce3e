import { CompanyLogo, Link, useFormat } from 'platform';
import type { MouseEvent, ReactNode } from 'react';
import { jobHref, type JobCard } from 'shared-contracts';
import {
  ApplicationMark,
  ClosedBadge,
  daysToClosing,
  FeaturedMark,
  isNew,
  NewMark,
  type RowApplication,
} from '../JobMarks';
import { seenJobs } from '../device-jobs';
import { Pay } from '../Pay';
import { useJobLabels, useJobTexts } from '../useJobLabels';
import * as S from './JobRow.styles';

export interface JobRowProps {
  job: JobCard;
  /** Server's clock in the response, ISO 8601. */
  now: string;
  /** URL of the "back to results" link on the job's page. */
  backTo?: string | undefined;
  /** On the company's own page the row omits the company and its logo. */
  isOwn?: boolean | undefined;
  /** What found the job, if it does not contain the keyword as typed: "front desk". */
  foundBy?: readonly string[] | undefined;
  /** State of the user's application to this job. */
  application?: RowApplication | undefined;
  /** Buttons above the row's link. */
  action?: ReactNode;
  /** A button that is visible while the row is hovered, focused or open; not on small screens. */
  hoverAction?: ReactNode;
  /** The job is shown beside the list. */
  isOpen?: boolean | undefined;
  /** Called on a click of the title, before the navigation, which `preventDefault` cancels. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Selects a row by the id of its job: `[data-job="12"]`. */
export const jobAttribute = 'data-job';

/** A job in a list. The title's link covers the whole row, except the buttons. */
export function JobRow(props: JobRowProps) {
  const {
    job,
    now,
    backTo,
    isOwn = false,
    foundBy = [],
    application = 'none',
    action = null,
    hoverAction = null,
  } = props;
  const { isOpen = false, onOpen } = props;
  const isSeen = seenJobs.useIds().has(job.id) && !isOpen;
  return (
    <S.Row $isOwn={isOwn} $isOpen={isOpen} $isSeen={isSeen} {...{ [jobAttribute]: job.id }}>
      {!isOwn && (
        <S.Logo $isClosed={job.isClosed} aria-hidden="true">
          <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        </S.Logo>
      )}
      <S.Title $isOwn={isOwn} $isClosed={job.isClosed}>
        <Link
          to={jobHref(job)}
          state={backTo === undefined ? undefined : { backTo }}
          aria-current={isOpen || undefined}
          onClick={onOpen}
        >
          {job.title}
        </Link>
        {isNew(job, now) && <NewMark />}
      </S.Title>
      <S.Money>
        <Pay job={job} />
      </S.Money>
      <RowCompany job={job} isOwn={isOwn} />
      {job.snippet && <S.Snippet $isOwn={isOwn}>{job.snippet}</S.Snippet>}
      <S.Foot $isOwn={isOwn}>
        <JobRowFacts job={job} now={now} foundBy={foundBy} application={application} isOwn={isOwn} isSeen={isSeen} />
        {hoverAction !== null && <S.HoverAction>{hoverAction}</S.HoverAction>}
        {action !== null && <S.Action>{action}</S.Action>}
      </S.Foot>
    </S.Row>
  );
}

function RowCompany({ job, isOwn }: { job: JobCard; isOwn: boolean }) {
  const place = job.city ?? job.location;
  if (isOwn && place === null) return null;
  return (
    <S.Company $isOwn={isOwn}>
      {!isOwn && <b>{job.companyName}</b>}
      {!isOwn && place !== null && <S.Separator> · </S.Separator>}
      {place}
    </S.Company>
  );
}

interface JobRowFactsProps {
  job: JobCard;
  now: string;
  foundBy: readonly string[];
  application: RowApplication;
  isOwn: boolean;
  isSeen: boolean;
}

/** The last line of a row: state, workplace, contract type, level, what found it, date, and marks. On the company's page also the category. */
function JobRowFacts({ job, now, foundBy, application, isOwn, isSeen }: JobRowFactsProps) {
  const t = useJobTexts();
  const labels = useJobLabels();
  const format = useFormat();
  const closesIn = daysToClosing(job, now);
  const facts = [
    application === 'none' ? null : <ApplicationMark application={application} />,
    job.isClosed && <ClosedBadge />,
    isSeen && application === 'none' && t('seen'),
    labels.workplace(job),
    job.type && labels.type(job.type),
    job.experienceLevel && labels.level(job.experienceLevel),
    isOwn && job.category && labels.category(job.categorySlug, job.category),
    foundBy.length > 0 && <FoundBy texts={foundBy} />,
    job.isClosed ? t('closedShort') : <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>,
  ].filter(Boolean);
  return (
    <S.Facts>
      {facts.map((fact, index) => (
        // The facts of a job do not change their order.
        <S.Fact key={index}>{fact}</S.Fact>
      ))}
      {closesIn !== null && (
        <S.Fact $isUrgent>{closesIn === 0 ? t('closesToday') : t('closesIn', { count: closesIn })}</S.Fact>
      )}
      {job.isFeatured && !job.isClosed && (
        <S.Fact>
          <FeaturedMark />
        </S.Fact>
      )}
    </S.Facts>
  );
}

function FoundBy({ texts }: { texts: readonly string[] }) {
  const t = useJobTexts();
  return (
    <S.FoundBy>
      {t('foundBy')} <b>{texts.map((text) => t('quoted', { text })).join(', ')}</b>
    </S.FoundBy>
  );
}
