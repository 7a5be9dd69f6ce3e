import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** An arrow and a screen reader text after the text of a link that opens a new tab. */
export function NewTab() {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon name="external" size="sm" />
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </>
  );
}
