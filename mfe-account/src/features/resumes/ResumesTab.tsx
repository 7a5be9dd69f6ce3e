import { useRef, type FormEvent } from 'react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  Icon,
  Note,
  Skeleton,
  Stack,
  useLeaveGuard,
  useSessionEndOn,
  useTranslation,
  VisuallyHidden,
  withTexts,
} from 'platform';
import { FileField, UploadProgress } from 'platform/files';
import { FormAlert } from 'platform/forms';
import { useListResumesQuery } from 'platform/queries';
import { limits, routes, type StoredResume } from 'shared-contracts';
import { LeaveConfirmation } from '../../components/LeaveConfirmation';
import { LoadFailure } from '../../components/LoadFailure';
import { TabHead } from '../../components/TabHead';
import { useRemaining } from '../../components/useRemoval';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { ResumeList } from './ResumeList';
import { useCardFocus } from './useResumeActions';
import { useResumeFile, useUpload } from './useResumeUpload';
import * as S from './ResumesTab.styles';

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
        {resumes !== undefined && <ResumesPanel stored={resumes} />}
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
      <Stack aria-hidden="true">
        <S.List>
          {['first', 'second'].map((resume) => (
            <S.Card key={resume}>
              <S.Facts>
                <Skeleton width="10em" height="1.25em" />
                <Skeleton width="16em" />
              </S.Facts>
              <Skeleton width="12em" height="var(--control-sm)" shape="tile" />
            </S.Card>
          ))}
        </S.List>
        <S.Form as="div">
          <Skeleton width="14em" height="1.5em" />
          <Skeleton height="10rem" shape="tile" />
        </S.Form>
      </Stack>
    </div>
  );
}

/** While the deletion of the default can be undone, the newest of the others is shown as the default, as the API sets it. */
const withDefault = (resumes: readonly StoredResume[]) =>
  resumes.some(({ isDefault }) => isDefault)
    ? resumes
    : resumes.map((resume, at) => ({ ...resume, isDefault: at === 0 }));

/** The stored resumes, and the upload form until the limit is reached. */
export function ResumesPanel({ stored }: { stored: readonly StoredResume[] }) {
  const { t } = useTranslation('mfe-account');
  const resumes = withDefault(useRemaining(stored));
  const focusOn = useCardFocus(resumes);
  const limit = limits.accountResumes;
  return (
    <>
      {resumes.length === 0 ? <NoResumes /> : <ResumeList resumes={resumes} focusOn={focusOn} />}
      {resumes.length < limit ? (
        <UploadForm onStored={({ id }) => focusOn(id)} />
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

/** Form that uploads another resume under a name. */
function UploadForm({ onStored }: { onStored: (resume: StoredResume) => void }) {
  const { t } = useTranslation('mfe-account');
  const pick = useRef<HTMLButtonElement>(null);
  const chosen = useResumeFile();
  const upload = useUpload(chosen, onStored);
  const guard = useLeaveGuard(chosen.file !== null);
  const isSending = upload.progress !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (chosen.file === null) {
      chosen.reportMissing();
      pick.current?.focus();
    } else upload.send();
  };
  return (
    <S.Form method="post" noValidate onSubmit={submit} aria-labelledby="resume-upload">
      <LeaveConfirmation guard={guard} texts="resumes" />
      <h2 id="resume-upload">{t('resumes.add')}</h2>
      <S.Fields disabled={isSending}>
        <VisuallyHidden as="legend">{t('resumes.legend')}</VisuallyHidden>
        <FileField
          file={chosen.file}
          problem={chosen.problem}
          pickRef={pick}
          onChoose={(file) => {
            if (!isSending) void chosen.choose(file);
          }}
          onRemove={chosen.remove}
        />
        {chosen.file !== null && (
          <Field
            id={upload.nameId}
            label={t('resumes.name')}
            help={t('resumes.nameHelp')}
            autoComplete="off"
            value={chosen.name}
            onChange={({ target }) => chosen.rename(target.value)}
            error={upload.nameProblem ?? undefined}
          />
        )}
      </S.Fields>
      {upload.failure !== null && <FormAlert title={upload.failure} />}
      <S.Submit>
        {upload.progress !== null && <UploadProgress state={upload.progress} onCancel={upload.cancel} />}
        <Button type="submit" busy={isSending}>
          <Icon name="upload" />
          {t('resumes.store')}
        </Button>
      </S.Submit>
    </S.Form>
  );
}
