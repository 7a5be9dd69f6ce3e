import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Stands after the words of a link that opens a new tab: an arrow to see, a note to hear. */
export function NewTab() {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon name="external" size="sm" />
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </>
  );
}
