import { ButtonLink, EmptyState, Note, useTranslation } from 'platform';
import { limits, routes, type StoredResume } from 'shared-contracts';
import { ResumeList } from './ResumeList';
import { UploadForm } from './UploadForm';
import { useCardFocus } from './useCardFocus';

/** What there is, and as long as there is room, the form for another. */
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
