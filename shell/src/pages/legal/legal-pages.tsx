import { useLanguage, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { LegalPage } from './LegalPage';
import { privacy as privacyEn } from './privacy.en';
import { privacy as privacyPt } from './privacy.pt';
import { terms as termsEn } from './terms.en';
import { terms as termsPt } from './terms.pt';

const privacy = { pt: privacyPt, en: privacyEn };

/** /politica-de-privacidade */
export function PrivacyPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('privacy.title'), description: t('privacy.description') });
  return <LegalPage title={t('privacy.title')} sections={privacy[language]} />;
}

const terms = { pt: termsPt, en: termsEn };

/** /termos-de-servico */
export function TermsPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('terms.title'), description: t('terms.description') });
  return <LegalPage title={t('terms.title')} sections={terms[language]} />;
}
