import { Field, Note, useTranslation } from 'platform';
import { Checkbox } from 'platform/forms';
import { limits } from 'shared-contracts';
import type { useSaving } from './useSaving';
import * as S from './StoredResumes.styles';

/** Whether the file goes into the account too, or why it cannot. */
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
