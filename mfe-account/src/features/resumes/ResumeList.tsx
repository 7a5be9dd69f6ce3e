import { useState } from 'react';
import { Badge, Button, useFormat, useLanguage, useSignInAgain, useTranslation } from 'platform';
import { fileSize, PdfPreview, ShortName } from 'platform/files';
import { FormAlert } from 'platform/forms';
import { limits, type StoredResume } from 'shared-contracts';
import { rowTitleId } from '../../components/focus';
import { useResumeActions, type FocusOn } from './useResumeActions';
import * as S from './ResumesTab.styles';

interface ResumeListProps {
  resumes: readonly StoredResume[];
  focusOn: FocusOn;
}

/** The stored resumes with their actions. */
export function ResumeList({ resumes, focusOn }: ResumeListProps) {
  const { t } = useTranslation('mfe-account');
  const { busyId, failure, attempt, setDefault, remove } = useResumeActions(resumes, focusOn);
  const [previewed, setPreviewed] = useState<StoredResume | null>(null);
  return (
    <>
      {failure !== null && <FormAlert key={attempt} title={failure} />}
      <S.List aria-label={t('resumes.title')}>
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            isBusy={busyId === resume.id}
            isBlocked={busyId !== null && busyId !== resume.id}
            onPreview={() => setPreviewed(resume)}
            onSetDefault={() => void setDefault(resume)}
            onRemove={() => remove(resume)}
          />
        ))}
      </S.List>
      <Preview previewed={previewed} onClose={() => setPreviewed(null)} />
    </>
  );
}

function Preview({ previewed, onClose }: { previewed: StoredResume | null; onClose: () => void }) {
  const onSignedOut = useSignInAgain();
  // The resume remains in the dialog during its closing animation.
  const [last, setLast] = useState(previewed);
  if (previewed !== null && previewed !== last) setLast(previewed);
  if (last === null) return null;
  const { name, filename, fileUrl } = last;
  return (
    <PdfPreview
      {...{ name, fileUrl, onSignedOut }}
      open={previewed !== null}
      onOpenChange={(open) => !open && onClose()}
      fileName={filename}
    />
  );
}

interface ResumeCardProps {
  resume: StoredResume;
  /** A request for this resume is running. */
  isBusy: boolean;
  /** A request for another resume is running. */
  isBlocked: boolean;
  onPreview: () => void;
  onSetDefault: () => void;
  onRemove: () => void;
}

function ResumeCard({ resume, isBusy, isBlocked, onPreview, onSetDefault, onRemove }: ResumeCardProps) {
  const { t } = useTranslation('mfe-account');
  const { name } = resume;
  return (
    <S.Card>
      <S.Facts>
        <h2 id={rowTitleId(resume.id)} tabIndex={-1}>
          <ShortName name={name} shown={limits.resumeNameShown} />{' '}
          {resume.isDefault && <Badge>{t('resumes.default')}</Badge>}
        </h2>
        <FileFacts resume={resume} />
      </S.Facts>
      <S.Actions>
        <Button variant="quiet" size="sm" aria-label={t('resumes.viewOf', { name })} onClick={onPreview}>
          {t('resumes.view')}
        </Button>
        {!resume.isDefault && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            disabled={isBlocked}
            aria-label={t('resumes.setDefaultOf', { name })}
            onClick={onSetDefault}
          >
            {t('resumes.setDefault')}
          </Button>
        )}
        <Button
          variant="dangerQuiet"
          size="sm"
          disabled={isBusy || isBlocked}
          aria-label={t('resumes.removeOf', { name })}
          onClick={onRemove}
        >
          {t('resumes.remove')}
        </Button>
      </S.Actions>
    </S.Card>
  );
}

function FileFacts({ resume: { filename, fileSize: bytes, pages, uploadedAt } }: { resume: StoredResume }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { date } = useFormat();
  return (
    <p>{[filename, fileSize(bytes, language), t('file.pages', { count: pages }), date(uploadedAt)].join(' · ')}</p>
  );
}
