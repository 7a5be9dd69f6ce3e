import { ErrorPanel, Skeleton, useSessionEndOn, useTranslation, VisuallyHidden } from 'platform';
import { limits } from 'shared-contracts';
import { TabHead } from '../../components/TabHead/TabHead';
import { useListResumesQuery } from '../../lists.api';
import { ResumesPanel } from './ResumesPanel';
import * as S from './ResumesTab.styles';

const everything = {};

/** The resumes in the account. */
export function ResumesTab() {
  const { t } = useTranslation('mfe-account');
  const { data: resumes, error, isError, isFetching, refetch } = useListResumesQuery(everything);
  const hasFailed = !useSessionEndOn(error) && isError && resumes === undefined;
  return (
    <>
      <TabHead title={t('resumes.title')}>{t('resumes.lead', { limit: limits.accountResumes })}</TabHead>
      <S.Content>
        {hasFailed && <ErrorPanel title={t('resumes.failed.load')} onRetry={() => void refetch()} busy={isFetching} />}
        {!hasFailed && resumes === undefined && <ResumesSkeleton />}
        {resumes !== undefined && <ResumesPanel resumes={resumes} />}
      </S.Content>
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
