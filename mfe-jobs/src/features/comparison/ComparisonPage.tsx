import {
  Breadcrumbs,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  Icon,
  Note,
  Skeleton,
  useAnnounce,
  useNavigate,
  usePageMeta,
  useSearchParams,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { removeCompared, useComparedJobs } from 'platform/jobs';
import { useRef, useState, type RefObject } from 'react';
import { accountHref, comparisonHref, routes, type Job } from 'shared-contracts';
import { jobTexts } from '../../components/job/job-texts';
import { PrintSource } from '../../components/job/Share/PrintSource';
import * as S from './Comparison.styles';
import { columnTitleId, ComparisonTable } from './ComparisonTable';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { comparedIds, useComparison } from './useComparison';

const texts = { pt: { ...jobTexts.pt, ...pt }, en: { ...jobTexts.en, ...en } };

/** /jobs/comparar: the jobs of the address, without `ids` those that were chosen on this device. */
export const ComparisonPage = withTexts('mfe-jobs', texts, () => {
  const { t } = useTranslation('mfe-jobs');
  const [query] = useSearchParams();
  const chosen = useComparedJobs();
  const heading = useRef<HTMLHeadingElement>(null);
  const parameter = query.get('ids');
  const ids = parameter === null ? chosen.map(({ id }) => id) : comparedIds(parameter);
  usePageMeta({ title: t('comparison.title'), robots: 'noindex' });
  return (
    <Container>
      <Breadcrumbs
        items={[
          { label: t('breadcrumbs.home'), to: routes.home },
          { label: t('breadcrumbs.jobs'), to: routes.jobs },
        ]}
      />
      {ids.length === 0 ? <NothingCompared /> : <Compared ids={ids} heading={heading} />}
    </Container>
  );
});

function NothingCompared() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <EmptyState
      illustration="empty-search"
      heading="h1"
      title={t('comparison.empty.title')}
      text={t('comparison.empty.text')}
      actions={
        <>
          <ButtonLink to={routes.jobs}>{t('comparison.empty.jobs')}</ButtonLink>
          <ButtonLink variant="secondary" to={accountHref('savedJobs')}>
            {t('comparison.empty.saved')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface ComparedProps {
  ids: readonly number[];
  heading: RefObject<HTMLHeadingElement | null>;
}

function Compared({ ids, heading }: ComparedProps) {
  const { t } = useTranslation('mfe-jobs');
  const { jobs, unknown, isLoading, retry } = useComparison(ids);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const remove = useRemoval(ids, jobs, heading);
  return (
    <>
      <S.Head>
        <h1 ref={heading} tabIndex={-1}>
          {t('comparison.title')}
        </h1>
        {(isLoading ? ids : jobs).length > 1 && (
          <Button
            data-screen
            variant="secondary"
            size="sm"
            aria-pressed={onlyDifferences}
            onClick={() => setOnlyDifferences(!onlyDifferences)}
          >
            {onlyDifferences && <Icon name="check" size="sm" />}
            {t('comparison.onlyDifferences')}
          </Button>
        )}
      </S.Head>
      <S.Notes>
        {unknown.map((id) => (
          <Note key={id} tone="warning" title={t('comparison.unknown.title', { id })}>
            <Button variant="secondary" size="sm" onClick={() => remove({ id, title: String(id) })}>
              {t('comparison.unknown.remove')}
            </Button>
          </Note>
        ))}
        {retry !== null && (
          <div role="alert">
            <Note tone="danger" title={t('comparison.failed')}>
              <Button variant="secondary" size="sm" onClick={retry}>
                {t('detail.error.retry')}
              </Button>
            </Note>
          </div>
        )}
        {!isLoading && jobs.length === 1 && <OneMore />}
      </S.Notes>
      {isLoading && <TableSkeleton />}
      {!isLoading && jobs.length > 0 && (
        <>
          <ComparisonTable jobs={jobs} onlyDifferences={onlyDifferences && jobs.length > 1} onRemove={remove} />
          <PrintSource path={comparisonHref(jobs)} />
        </>
      )}
    </>
  );
}

/** Removes a job from the address and from the device's choice. Focus moves to the next column. */
function useRemoval(ids: readonly number[], jobs: readonly Job[], heading: ComparedProps['heading']) {
  const { t } = useTranslation('mfe-jobs');
  const navigate = useNavigate();
  const announce = useAnnounce();
  return ({ id, title }: { id: number; title: string }) => {
    const at = jobs.findIndex((job) => job.id === id);
    const neighbor = jobs[at + 1] ?? jobs[at - 1];
    const next = neighbor === undefined || at === -1 ? null : document.getElementById(columnTitleId(neighbor));
    (next ?? heading.current)?.focus();
    removeCompared(id);
    void navigate(comparisonHref(ids.filter((one) => one !== id).map((one) => ({ id: one }))), { replace: true });
    announce(t('comparison.removed', { title }));
  };
}

function OneMore() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <Note tone="info" title={t('comparison.oneMore')}>
      <ButtonLink variant="secondary" size="sm" to={routes.jobs}>
        {t('comparison.empty.jobs')}
      </ButtonLink>
    </Note>
  );
}

function TableSkeleton() {
  const { t } = useTranslation('mfe-jobs');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('comparison.loading')}</VisuallyHidden>
      <Skeleton height="38rem" shape="tile" />
    </div>
  );
}
