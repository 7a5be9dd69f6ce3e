import { Breadcrumbs, Container, Icon, Link, useClientValue, useLocation, usePageMeta, useTranslation } from 'platform';
import { CompareButton, LazyCompareTray, seenJobs, useJobLabels } from 'platform/jobs';
import { useEffect, type ReactNode } from 'react';
import { emptyJobFilter, jobDescription, jobHref, routes, toJobSearchParams } from 'shared-contracts';
import { HideButton } from '../../components/HideButton';
import { useRecordVisit } from '../../components/last-visit';
import { usePageUrl } from '../../components/usePageUrl';
import { ActionBar, ApplyPanel } from '../../components/job/ApplyPanel/ApplyPanel';
import { ClosedNote, RelatedJobs } from './RelatedJobs';
import { CompanyCard } from './CompanyCard';
import * as S from './JobDetail.styles';
import { JobFacts } from '../../components/job/JobFacts/JobFacts';
import { JobHeader } from '../../components/job/JobAdvert';
import { PayRangePart } from '../../components/job/PayRange/PayRange';
import { JobTexts } from '../../components/job/JobTexts';
import { PrintSource } from '../../components/job/Share/PrintSource';
import type { ShownJob } from '../../components/job/useJob';
import type { KnownJob } from '../../components/job/useKnownJob';

interface JobDetailProps extends ShownJob {
  /** Shown instead of the texts while there are none. */
  waiting?: ReactNode;
}

/** A job's page. A closed job starts with a note and similar jobs. */
export function JobDetail({ job, complete, isLoading, waiting }: JobDetailProps) {
  const urlOf = usePageUrl();
  useRecordVisit(job.now);
  usePageMeta({
    title: `${job.title} · ${job.companyName}`,
    description: (complete && jobDescription(complete)) || undefined,
    robots: job.isClosed ? 'noindex' : 'index',
    canonical: job.isClosed ? undefined : urlOf(jobHref(job)),
  });
  useEffect(() => seenJobs.add(job.id), [job.id]);
  return (
    <>
      <Container>
        <JobTop job={job} />
        <S.Layout>
          <article aria-busy={complete === null}>
            <JobHeader job={job} />
            {complete?.isClosed && <ClosedNote job={complete} />}
            <PayRangePart job={job} complete={complete} isLoading={isLoading} />
            <JobFacts job={job} />
            <S.SmallScreenTools>
              <CompareButton job={job} withLink />
              <HideButton job={job} />
            </S.SmallScreenTools>
            {complete === null ? waiting : <JobTexts job={complete} />}
            {complete !== null && !job.isClosed && <RelatedJobs jobs={complete.related} now={job.now} />}
          </article>
          <S.Aside>
            {!job.isClosed && <ApplyPanel job={job} complete={complete} />}
            <CompanyCard job={job} />
          </S.Aside>
        </S.Layout>
        <PrintSource path={jobHref(job)} />
      </Container>
      {!job.isClosed && <ActionBar job={job} />}
      <S.LargeScreens>
        <LazyCompareTray />
      </S.LargeScreens>
    </>
  );
}

function JobTop({ job }: { job: KnownJob }) {
  const { t } = useTranslation('mfe-jobs');
  const labels = useJobLabels();
  const back = useBackToResults();
  const trail = [
    { label: t('breadcrumbs.home'), to: routes.home },
    { label: t('breadcrumbs.jobs'), to: routes.jobs },
  ];
  return (
    <S.Top>
      <Breadcrumbs items={[...trail, ...categoryStep(job, labels)]} />
      {back !== null && (
        <S.Back>
          <Link to={back}>
            <Icon name="arrowLeft" size="sm" />
            {t('detail.backToResults')}
          </Link>
        </S.Back>
      )}
    </S.Top>
  );
}

function categoryStep({ category, categorySlug }: KnownJob, labels: ReturnType<typeof useJobLabels>) {
  if (category === null || categorySlug === null) return [];
  const query = toJobSearchParams({ ...emptyJobFilter, category: categorySlug });
  return [{ label: labels.category(categorySlug, category), to: `${routes.jobs}?${query.toString()}` }];
}

/**
 * Address of the results that the visitor came from, stored in the history entry. It survives a reload, but the
 * server does not have it, so the first render returns none.
 */
function useBackToResults(): string | null {
  const { state } = useLocation();
  return useClientValue(backAddress(state), null);
}

/** Accepts addresses of the search page only: history state is untrusted. */
export function backAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('backTo' in state)) return null;
  const { backTo } = state;
  if (typeof backTo !== 'string') return null;
  return backTo === routes.jobs || backTo.startsWith(`${routes.jobs}?`) ? backTo : null;
}
