import { CompanyLogo, Link, useFormat } from 'platform';
import { isNew, joinFacts, NewMark, Pay, useJobLabels } from 'platform/jobs';
import { TileBanner } from 'platform/tiles';
import { jobHref, limits, truncate, type JobCard } from 'shared-contracts';
import * as S from './FeaturedLead.styles';

/** The first featured job, below the tiles of its company: company, title, 100 characters, pay and date. */
export function FeaturedLead({ job, now }: { job: JobCard; now: string }) {
  const labels = useJobLabels();
  const format = useFormat();
  return (
    <S.Lead>
      <TileBanner slug={job.companySlug} size="fill" />
      <S.Body>
        <S.Logo>
          <CompanyLogo name={job.companyName} url={job.logoUrl} size="lg" />
        </S.Logo>
        <S.Company>{joinFacts([job.companyName, job.city ?? job.location, labels.workplace(job)])}</S.Company>
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
      </S.Body>
    </S.Lead>
  );
}
