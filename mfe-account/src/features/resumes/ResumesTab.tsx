import { Skeleton, Stack, useSessionEndOn, useTranslation, VisuallyHidden } from 'platform';
import { limits } from 'shared-contracts';
import { LoadFailure } from '../../components/LoadFailure';
import { TabHead } from '../../components/TabHead/TabHead';
import { useListResumesQuery } from '../../lists.api';
import { ResumesPanel } from './ResumesPanel';

const everything = {};

/** The resumes in the account. */
export function ResumesTab() {
  const { t } = useTranslation('mfe-account');
  const query = useListResumesQuery(everything);
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

function ResumesSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('resumes.loading')}</VisuallyHidden>
      <Skeleton height="12rem" shape="tile" />
    </div>
  );
}
