import { useLanguage, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { LegalPage } from './LegalPage';
import { privacy as en } from './privacy.en';
import { privacy as pt } from './privacy.pt';

const privacy = { pt, en };

/** /politica-de-privacidade */
export function PrivacyPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('privacy.title'), description: t('privacy.description') });
  return <LegalPage title={t('privacy.title')} sections={privacy[language]} />;
}
