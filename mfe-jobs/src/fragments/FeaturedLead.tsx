import { CompanyLogo, Link, useFormat } from 'platform';
import { isNew, joinFacts, NewMark, Pay, seenJobs, useJobLabels, useJobTexts } from 'platform/jobs';
import { TileBanner } from 'platform/tiles';
import { jobHref, limits, truncate, type HomeJob } from 'shared-contracts';
import * as S from './FeaturedLead.styles';

/** The first featured job, below the tiles of its company: company, title, 100 characters, pay and date. */
export function FeaturedLead({ job, now }: { job: HomeJob; now: string }) {
  const t = useJobTexts();
  const labels = useJobLabels();
  const isSeen = seenJobs.useIds().has(job.id);
  const format = useFormat();
  return (
    <S.Lead>
      <TileBanner slug={job.companySlug} size="fill" loading="lazy" />
      <S.Body>
        <S.Logo>
          <CompanyLogo name={job.companyName} url={job.logoUrl} size="lg" />
        </S.Logo>
        <S.Company>{joinFacts([job.companyName, job.city ?? job.location, labels.workplace(job)])}</S.Company>
        <div>
          <S.Title $isSeen={isSeen}>
            <Link to={jobHref(job)}>{job.title}</Link>
            {isNew(job, now) && <NewMark />}
          </S.Title>
          <S.Snippet>{truncate(job.snippet, limits.snippetCharacters)}</S.Snippet>
        </div>
        <S.Foot>
          <Pay job={job} />
          <S.Dates>
            {isSeen && `${t('seen')} · `}
            <time dateTime={job.postedAt}>{format.relative(job.postedAt, now)}</time>
          </S.Dates>
        </S.Foot>
      </S.Body>
    </S.Lead>
  );
}
