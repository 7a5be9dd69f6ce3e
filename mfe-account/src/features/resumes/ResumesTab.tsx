import { useState } from 'react';
import { ErrorPanel, Note, onDemand, Skeleton, useSessionEndOn, useTranslation, VisuallyHidden } from 'platform';
import { limits } from 'shared-contracts';
import { TabHead } from '../../components/TabHead/TabHead';
import { useListResumesQuery } from '../../lists.api';
import type { ResumesPanelProps } from './ResumesPanel';
import * as S from './ResumesTab.styles';

const everything = {};

/** With what it needs to look into files: nothing that the other tabs have to wait for. */
const ResumesPanel = onDemand<ResumesPanelProps>({
  load: async () => (await import(/* webpackChunkName: "resumes" */ './ResumesPanel')).ResumesPanel,
  isWanted: () => true,
  onFailure: ({ onLate }) => onLate(),
  ahead: false,
});

/** The resumes in the account. */
export function ResumesTab() {
  const { t } = useTranslation('mfe-account');
  const { data: resumes, error, isError, isFetching, refetch } = useListResumesQuery(everything);
  const [panel, setPanel] = useState<'coming' | 'late' | 'here'>('coming');
  const hasFailed = !useSessionEndOn(error) && isError && resumes === undefined;
  return (
    <>
      <TabHead title={t('resumes.title')}>{t('resumes.lead', { limit: limits.accountResumes })}</TabHead>
      <S.Content>
        {hasFailed && <ErrorPanel title={t('resumes.failed.load')} onRetry={() => void refetch()} busy={isFetching} />}
        {panel === 'late' && <Note tone="warning" role="status" title={t('resumes.late')} />}
        {!hasFailed && (resumes === undefined || panel !== 'here') && <ResumesSkeleton />}
        {resumes !== undefined && (
          <ResumesPanel resumes={resumes} onHere={() => setPanel('here')} onLate={() => setPanel('late')} />
        )}
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
