import { useTranslation, VisuallyHidden } from 'platform';
import * as S from './WaitingForSession.styles';

/** Until it is known who is there. */
export function WaitingForSession() {
  const { t } = useTranslation('common');
  return (
    <S.Place role="status">
      <S.Ring />
      <VisuallyHidden>{t('session.loading')}</VisuallyHidden>
    </S.Place>
  );
}
