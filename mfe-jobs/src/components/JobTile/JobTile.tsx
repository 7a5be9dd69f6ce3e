import { CompanyLogo, Link, useFormat } from 'platform';
import { isNew, joinFacts, NewMark, Pay, useJobLabels } from 'platform/jobs';
import { jobHref, limits, truncate, type JobCard } from 'shared-contracts';
import * as S from './JobTile.styles';

/** A job as a card: company, title, 100 characters, pay and date. */
export function JobTile({ job, now }: { job: JobCard; now: string }) {
  const labels = useJobLabels();
  const format = useFormat();
  return (
    <S.Tile as="article">
      <S.Company>
        <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        <span>
          <b>{job.companyName}</b>
          {joinFacts([job.city ?? job.location, labels.workplace(job)])}
        </span>
      </S.Company>
      <div>
        <S.Title>
          <Link to={jobHref(job)}>{job.title}</Link>
          {isNew(job, now) && <NewMark />}
        </S.Title>
        <S.Snippet>{truncate(job.snippet, limits.snippetCharacters)}</S.Snippet>
      </div>
      <S.Foot>
        <Pay job={job} />
        <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>
      </S.Foot>
    </S.Tile>
  );
}
