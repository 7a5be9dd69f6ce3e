import {
  ButtonLink,
  EmptyState,
  Note,
  Skeleton,
  Stack,
  useSessionEndOn,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { limits, routes, type StoredResume } from 'shared-contracts';
import { LoadFailure } from '../../components/LoadFailure';
import { TabHead } from '../../components/TabHead';
import { useListResumesQuery } from '../../lists.api';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { ResumeList } from './ResumeList';
import { UploadForm } from './UploadForm';
import { useCardFocus } from './useCardFocus';

const noFilter = {};

function ResumesTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListResumesQuery(noFilter);
  const { data: resumes, error } = query;
  const hasFailed = !useSessionEndOn(error) && error !== undefined && resumes === undefined;
  return (
    <>
      <TabHead title={t('resumes.title')}>{t('resumes.lead', { limit: limits.accountResumes })}</TabHead>
      <Stack>
        {hasFailed && <LoadFailure title={t('resumes.failed.load')} query={query} />}
        {!hasFailed && resumes === undefined && <ResumesSkeleton />}
        {resumes !== undefined && <ResumesPanel resumes={resumes} />}
      </Stack>
    </>
  );
}

/** /account?tab=resumes: the stored resumes. */
export const ResumesTab = withTexts('mfe-account', { pt, en }, ResumesTabContent);

function ResumesSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('resumes.loading')}</VisuallyHidden>
      <Skeleton height="12rem" shape="tile" />
    </div>
  );
}

/** The stored resumes, and the upload form until the limit is reached. */
export function ResumesPanel({ resumes }: { resumes: readonly StoredResume[] }) {
  const { t } = useTranslation('mfe-account');
  const focusOn = useCardFocus(resumes);
  const limit = limits.accountResumes;
  return (
    <>
      {resumes.length === 0 ? <NoResumes /> : <ResumeList resumes={resumes} focusOn={focusOn} />}
      {resumes.length < limit ? (
        <UploadForm onStored={({ id }) => focusOn({ id })} />
      ) : (
        <Note tone="warning">{t('resumes.full', { limit })}</Note>
      )}
    </>
  );
}

function NoResumes() {
  const { t } = useTranslation('mfe-account');
  return (
    <EmptyState
      illustration="no-resumes"
      title={t('resumes.empty')}
      text={t('resumes.emptyText')}
      actions={
        <ButtonLink variant="secondary" to={routes.jobs}>
          {t('resumes.jobs')}
        </ButtonLink>
      }
    />
  );
}
