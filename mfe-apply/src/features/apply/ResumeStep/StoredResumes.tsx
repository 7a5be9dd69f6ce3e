import { useState, type Ref } from 'react';
import { Badge, Button, Note, useFormat, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { fileSize, PdfPreview, ShortName } from 'platform/files';
import { Radio } from 'platform/forms';
import { limits, type StoredResume } from 'shared-contracts';
import { Small } from '../Wizard.styles';
import type { StoredResumesState } from './useStoredResumes';
import * as S from './StoredResumes.styles';

interface StoredResumesProps {
  stored: StoredResumesState;
  /** Text of the error if none is selected. */
  problem: string | null;
  rowsRef: Ref<HTMLFieldSetElement>;
  onSignedOut: () => void;
}

/** The resumes of the account as radio buttons. */
export function StoredResumes({ stored, problem, rowsRef, onSignedOut }: StoredResumesProps) {
  const { t } = useTranslation('mfe-apply');
  const [previewed, setPreviewed] = useState<StoredResume | null>(null);
  const [isOpen, setOpen] = useState(false);
  const preview = (resume: StoredResume) => {
    setPreviewed(resume);
    setOpen(true);
  };
  return (
    <S.Rows ref={rowsRef}>
      <VisuallyHidden as="legend">{t('source.label')}</VisuallyHidden>
      {stored.resumes.map((resume) => (
        <StoredRow
          key={resume.id}
          resume={resume}
          isChosen={resume.id === stored.chosen?.id}
          onChoose={() => stored.choose(resume)}
          onPreview={() => preview(resume)}
        />
      ))}
      <div role="alert">{problem !== null && <S.Problem>{problem}</S.Problem>}</div>
      {previewed !== null && (
        <PdfPreview
          open={isOpen}
          onOpenChange={setOpen}
          name={previewed.name}
          fileName={previewed.filename}
          fileUrl={previewed.fileUrl}
          onSignedOut={onSignedOut}
        />
      )}
    </S.Rows>
  );
}

interface StoredRowProps {
  resume: StoredResume;
  isChosen: boolean;
  onChoose: () => void;
  onPreview: () => void;
}

function StoredRow({ resume, isChosen, onChoose, onPreview }: StoredRowProps) {
  const { t } = useTranslation('mfe-apply');
  const { language } = useLanguage();
  const { date } = useFormat();
  const facts = ['PDF', fileSize(resume.fileSize, language), date(resume.uploadedAt)].join(' · ');
  return (
    <S.Row>
      <Radio
        name="stored-resume"
        value={resume.id}
        checked={isChosen}
        onChange={onChoose}
        label={
          <S.Facts>
            <span>
              <ShortName name={resume.name} shown={limits.resumeNameShown} /> <S.Hint>{facts}</S.Hint>
            </span>
            {resume.isDefault && <Badge>{t('source.default')}</Badge>}
          </S.Facts>
        }
      />
      <Button variant="quiet" size="sm" aria-label={t('source.previewOf', { name: resume.name })} onClick={onPreview}>
        {t('source.preview')}
      </Button>
    </S.Row>
  );
}

/** Switch between the account's resumes and a new file. */
export function SourceSwitch({ stored: { resumes, source, show } }: { stored: StoredResumesState }) {
  const { t } = useTranslation('mfe-apply');
  if (resumes.length === 0) return null;
  return (
    <S.Switch role="group" aria-label={t('source.label')}>
      <button type="button" aria-pressed={source === 'stored'} onClick={() => show('stored')}>
        {t('source.stored', { count: resumes.length })}
      </button>
      <button type="button" aria-pressed={source === 'upload'} onClick={() => show('upload')}>
        {t('source.upload')}
      </button>
    </S.Switch>
  );
}

/** Loading and error state of the account's resumes. A new file can be sent in every state. */
export function StoredState({ stored: { state, retry } }: { stored: StoredResumesState }) {
  const { t } = useTranslation('mfe-apply');
  if (state === 'failed') {
    return (
      <Note tone="warning" role="status" title={t('source.failed')}>
        {t('source.failedText')}
        <div>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      </Note>
    );
  }
  return state === 'loading' ? <Small role="status">{t('source.loading')}</Small> : null;
}
