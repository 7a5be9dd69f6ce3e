import { Skeleton, Stack, useSessionEndOn, useTranslation, VisuallyHidden, withTexts } from 'platform';
import { limits } from 'shared-contracts';
import { LoadFailure } from '../../components/LoadFailure';
import { TabHead } from '../../components/TabHead/TabHead';
import { useListResumesQuery } from '../../lists.api';
import { ResumesPanel } from './ResumesPanel';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const everything = {};

function ResumesTabContent() {
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

/** The resumes in the account. */
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
