import { pageElements } from 'shared-contracts';
import { useShellText } from '../navigation/useShellText';
import * as S from './SkipLink.styles';

/** First in the tab order: past the header. */
export function SkipLink() {
  const { t } = useShellText();
  return <S.Link href={`#${pageElements.main}`}>{t('skip')}</S.Link>;
}
