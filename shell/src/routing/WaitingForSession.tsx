import { useTranslation, VisuallyHidden } from 'platform';
import * as S from './WaitingForSession.styles';

/** Shown until the session is known. */
export function WaitingForSession() {
  const { t } = useTranslation('common');
  return (
    <S.Place role="status">
      <S.Ring />
      <VisuallyHidden>{t('session.loading')}</VisuallyHidden>
    </S.Place>
  );
}
