import { useTranslation } from 'platform';
import type { StoredResumesState } from './useStoredResumes';
import * as S from './StoredResumes.styles';

/** One of the account's resumes, or a new file. */
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
