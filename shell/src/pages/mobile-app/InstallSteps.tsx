import { useShellText } from '../../layout/navigation/useShellText';
import * as S from './MobileAppPage.styles';

const platforms = ['android', 'ios', 'desktop'] as const;
const steps = ['first', 'second', 'third'] as const;

/** How to put the site on a home screen, which every browser calls by the same words. */
export function InstallSteps() {
  const { t } = useShellText();
  return (
    <S.Section>
      <S.SectionTitle>{t('mobileApp.how')}</S.SectionTitle>
      <S.Platforms>
        {platforms.map((platform) => (
          <S.Platform key={platform}>
            <h3>{t(`mobileApp.platforms.${platform}.title`)}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`mobileApp.platforms.${platform}.steps.${step}`)}</li>
              ))}
            </ol>
          </S.Platform>
        ))}
      </S.Platforms>
    </S.Section>
  );
}
