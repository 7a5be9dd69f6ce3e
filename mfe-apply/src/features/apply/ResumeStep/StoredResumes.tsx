import { useState, type Ref } from 'react';
import { Badge, Button, useFormat, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import { fileSize, PdfPreview, ShortName } from 'platform/files';
import { Radio } from 'platform/forms';
import { limits, type StoredResume } from 'shared-contracts';
import type { StoredResumesState } from './useStoredResumes';
import * as S from './StoredResumes.styles';

interface StoredResumesProps {
  stored: StoredResumesState;
  /** Nothing was chosen. */
  problem: string | null;
  rowsRef: Ref<HTMLFieldSetElement>;
  onSignedOut: () => void;
}

/** The resumes of the account as radio buttons. */
export function StoredResumes({ stored, problem, rowsRef, onSignedOut }: StoredResumesProps) {
  const { t } = useTranslation('mfe-apply');
  const [seen, setSeen] = useState<StoredResume | null>(null);
  const [isOpen, setOpen] = useState(false);
  const preview = (resume: StoredResume) => {
    setSeen(resume);
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
      {seen !== null && (
        <PdfPreview
          open={isOpen}
          onOpenChange={setOpen}
          name={seen.name}
          fileName={seen.filename}
          fileUrl={seen.fileUrl}
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
