import { useId, useState } from 'react';
import { Field, Note, useTranslation } from 'platform';
import { Checkbox } from 'platform/forms';
import { countCharacters, limits } from 'shared-contracts';
import type { ApplicationFlow } from '../useApplication';
import type { StoredResumesState } from './useStoredResumes';
import * as S from './StoredResumes.styles';

/** Option to save the file to the account as well, or the reason why it is unavailable. */
export function SaveForLater({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { t } = useTranslation('mfe-apply');
  const limit = limits.savedResumes;
  if (saving.isFull) return <Note tone="warning">{t('save.full', { limit })}</Note>;
  if (!saving.isOffered) return null;
  return (
    <>
      <Checkbox
        checked={saving.saves}
        onChange={({ target }) => saving.toggle(target.checked)}
        label={
          <>
            {t('save.label')}
            <S.Hint>{t('save.count', { saved: saving.count, limit })}</S.Hint>
          </>
        }
      />
      {saving.saves && (
        <Field
          id={saving.id}
          label={t('save.name')}
          autoComplete="off"
          value={saving.name}
          onChange={({ target }) => saving.rename(target.value)}
          onBlur={saving.showErrors}
          error={saving.problem === null ? undefined : t(saving.problem)}
        />
      )}
    </>
  );
}

/** Saving the file to the account under a name: offered until the limit is reached (SPEC §5). */
export function useSaving({ draft, edit }: ApplicationFlow, { state, resumes, source }: StoredResumesState) {
  const id = useId();
  const [isErrorShown, setErrorShown] = useState(false);
  const count = state === 'ready' && source === 'upload' ? resumes.length : null;
  const isOffered = count !== null && count < limits.savedResumes;
  const saves = isOffered && draft.saves;
  const problem = saves ? problemOf(draft.resumeName) : null;
  return {
    id,
    count: count ?? 0,
    isOffered,
    isFull: count !== null && !isOffered,
    saves,
    name: draft.resumeName,
    problem: isErrorShown ? problem : null,
    showErrors: () => setErrorShown(true),
    toggle: (next: boolean) => edit({ saves: next }),
    rename: (resumeName: string) => edit({ resumeName }),
    /** Returns whether the name is valid; otherwise shows the error and moves the focus to the field. */
    validate: () => {
      edit({ saves });
      if (problem === null) return true;
      setErrorShown(true);
      document.getElementById(id)?.focus();
      return false;
    },
  };
}

function problemOf(name: string): 'validation.resumeNameMissing' | 'validation.resumeName' | null {
  if (name.trim() === '') return 'validation.resumeNameMissing';
  return countCharacters(name.trim()) > limits.resumeNameCharacters ? 'validation.resumeName' : null;
}
