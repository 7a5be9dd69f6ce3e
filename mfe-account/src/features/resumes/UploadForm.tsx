import { useRef, type FormEvent } from 'react';
import { Button, Field, Icon, useLeaveGuard, useTranslation, VisuallyHidden } from 'platform';
import { FileField, UploadProgress } from 'platform/files';
import { FormAlert } from 'platform/forms';
import type { StoredResume } from 'shared-contracts';
import { LeaveConfirmation } from '../../components/LeaveConfirmation';
import { useResumeFile, useUpload } from './useResumeUpload';
import * as S from './ResumesTab.styles';

/** Form that uploads another resume under a name. */
export function UploadForm({ onStored }: { onStored: (resume: StoredResume) => void }) {
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
