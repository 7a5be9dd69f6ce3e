import { useLanguage, usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { LegalPage } from './LegalPage';
import { terms as en } from './terms.en';
import { terms as pt } from './terms.pt';

const terms = { pt, en };

/** /termos-de-servico */
export function TermsPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('terms.title'), description: t('terms.description') });
  return <LegalPage title={t('terms.title')} sections={terms[language]} />;
}
