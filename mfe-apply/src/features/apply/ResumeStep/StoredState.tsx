import { Button, Note, useTranslation } from 'platform';
import type { StoredResumesState } from './useStoredResumes';
import * as S from '../Wizard.styles';

/** Where the account's resumes cannot be had, now or at all: a new one can be sent all the same. */
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
  return state === 'loading' ? <S.Small role="status">{t('source.loading')}</S.Small> : null;
}
