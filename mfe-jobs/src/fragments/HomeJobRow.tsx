import { CompanyLogo, Link, Skeleton, useFormat, type Format } from 'platform';
import {
  ApplicationMark,
  isNew,
  joinFacts,
  Pay,
  SaveIconButton,
  seenJobs,
  useJobLabels,
  useJobTexts,
} from 'platform/jobs';
import { jobHref, type HomeJob } from 'shared-contracts';

import { useListedApplicationState } from '../components/useApplicationState';
import * as S from './HomeJobRow.styles';

interface HomeJobRowsProps {
  jobs: readonly HomeJob[];
  /** Server's clock in the response; null omits the column of times. */
  now: string | null;
}

/** Jobs of the home page on a sheet: one line each, without the advert's text. */
export function HomeJobRows({ jobs, now }: HomeJobRowsProps) {
  return (
    <S.Rows as="ul">
      {jobs.map((job) => (
        <HomeJobRow key={job.id} job={job} now={now} />
      ))}
    </S.Rows>
  );
}

/** The title's link covers the whole row, except the save button. */
function HomeJobRow({ job, now }: { job: HomeJob; now: string | null }) {
  const t = useJobTexts();
  const labels = useJobLabels();
  const isSeen = seenJobs.useIds().has(job.id);
  const application = useListedApplicationState(job.id);
  const place = joinFacts([job.city ?? job.location, labels.workplace(job)]);
  return (
    <S.Row $hasTime={now !== null}>
      <S.Logo>
        <CompanyLogo name={job.companyName} url={job.logoUrl} />
      </S.Logo>
      <S.Head>
        <S.Title $isSeen={isSeen}>
          <Link to={jobHref(job)}>{job.title}</Link>
        </S.Title>
        <S.Company>
          {job.companyName}
          {place !== '' && <S.Place>{place}</S.Place>}
        </S.Company>
        {application !== 'none' && <ApplicationMark application={application} />}
      </S.Head>
      <S.Side>
        <S.Money>
          <Pay job={job} />
        </S.Money>
        {now !== null && <Arrival job={job} now={now} />}
      </S.Side>
      {isSeen && application === 'none' && <S.Seen>{t('seen')}</S.Seen>}
      <S.Save>
        <SaveIconButton job={job} />
      </S.Save>
    </S.Row>
  );
}

const dayInMs = 86_400_000;

function Arrival({ job, now }: { job: HomeJob; now: string }) {
  const format = useFormat();
  return (
    <S.Time dateTime={job.postedAt} $isNew={isNew(job, now)}>
      {arrivalTime(job.postedAt, now, format)}
    </S.Time>
  );
}

/** "11:42" on the day of `now`, otherwise "ontem", "há 3 dias". */
function arrivalTime(postedAt: string, now: string, format: Format): string {
  if (format.date(postedAt) === format.date(now)) return format.time(postedAt);
  // Not "há 15 horas" for yesterday evening: the text is wider than the column.
  const at = Math.min(Date.parse(postedAt), Date.parse(now) - dayInMs);
  return format.relative(new Date(at).toISOString(), now);
}

interface HomeJobRowsSkeletonProps {
  rows: number;
  hasTime: boolean;
}

/** Placeholder rows of the same height. */
export function HomeJobRowsSkeleton({ rows, hasTime }: HomeJobRowsSkeletonProps) {
  return (
    <S.Rows as="ul">
      {Array.from({ length: rows }, (_, row) => (
        <S.Row key={row} $hasTime={hasTime}>
          <S.Logo>
            <Skeleton shape="tile" />
          </S.Logo>
          <S.Head>
            <Skeleton width="60%" height="1.3em" />
            <Skeleton width="40%" height="1.4em" />
          </S.Head>
          <S.Side>
            <S.Money>
              <Skeleton width="112px" height="1.5em" />
            </S.Money>
            {hasTime && (
              <S.Time as="div" $isNew={false}>
                <Skeleton width="52px" height="1.3em" />
              </S.Time>
            )}
          </S.Side>
        </S.Row>
      ))}
    </S.Rows>
  );
}
