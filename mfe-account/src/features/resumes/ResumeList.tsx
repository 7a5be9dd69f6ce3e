import { useState } from 'react';
import { AlertDialog, useSignInAgain, useTranslation } from 'platform';
import { PdfPreview } from 'platform/files';
import { FormAlert } from 'platform/forms';
import type { StoredResume } from 'shared-contracts';
import { ResumeCard } from './ResumeCard';
import type { FocusOn } from './useCardFocus';
import { useResumeActions } from './useResumeActions';
import * as S from './ResumesTab.styles';

interface ResumeListProps {
  resumes: readonly StoredResume[];
  focusOn: FocusOn;
}

/** The stored resumes, and what can be done with each. */
export function ResumeList({ resumes, focusOn }: ResumeListProps) {
  const { t } = useTranslation('mfe-account');
  const { busyId, failure, attempt, setDefault, remove } = useResumeActions(resumes, focusOn);
  const [doomed, setDoomed] = useState<StoredResume | null>(null);
  const [seen, setSeen] = useState<StoredResume | null>(null);
  // The dialog goes first: it would keep the focus from what follows.
  const removeDoomed = () => {
    setDoomed(null);
    if (doomed !== null) void remove(doomed);
  };
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
            onPreview={() => setSeen(resume)}
            onSetDefault={() => void setDefault(resume)}
            onRemove={() => setDoomed(resume)}
          />
        ))}
      </S.List>
      <AlertDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t('resumes.remove.title')}
        text={t(doomed?.isDefault && resumes.length > 1 ? 'resumes.remove.textDefault' : 'resumes.remove.text', {
          name: doomed?.name,
        })}
        cancelLabel={t('resumes.remove.keep')}
        confirmLabel={t('resumes.remove.confirm')}
        onConfirm={removeDoomed}
      />
      <Preview seen={seen} onClose={() => setSeen(null)} />
    </>
  );
}

function Preview({ seen, onClose }: { seen: StoredResume | null; onClose: () => void }) {
  const onSignedOut = useSignInAgain();
  // What is seen stays in the dialog while it goes.
  const [last, setLast] = useState(seen);
  if (seen !== null && seen !== last) setLast(seen);
  if (last === null) return null;
  const { name, filename, fileUrl } = last;
  return (
    <PdfPreview
      {...{ name, fileUrl, onSignedOut }}
      open={seen !== null}
      onOpenChange={(open) => !open && onClose()}
      fileName={filename}
    />
  );
}
