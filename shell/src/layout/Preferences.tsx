import { Segments, useLanguage, useTheme } from 'platform';
import { themes, type Language } from 'shared-contracts';
import { useShellText } from './navigation/useShellText';

/** Each language is listed by its own name, so that its readers find it. */
const languages: readonly { value: Language; label: string; lang: string }[] = [
  { value: 'pt', label: 'Português', lang: 'pt-PT' },
  { value: 'en', label: 'English', lang: 'en' },
];

export function LanguageChoice() {
  const { t } = useShellText();
  const { language, setLanguage } = useLanguage();
  return <Segments label={t('preferences.language')} segments={languages} value={language} onChange={setLanguage} />;
}

export function ThemeChoice() {
  const { t } = useShellText();
  const { theme, setTheme } = useTheme();
  const segments = themes.map((value) => ({ value, label: t(`preferences.${value}`) }));
  return <Segments label={t('preferences.theme')} segments={segments} value={theme} onChange={setTheme} />;
}
