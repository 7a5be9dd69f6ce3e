import { usePageMeta } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { ActionSpecimens } from './ActionSpecimens';
import { ControlSpecimens, FieldSpecimens } from './ControlSpecimens';
import * as S from './KitPage.styles';
import { OverlaySpecimens } from './OverlaySpecimens';
import { StateSpecimens } from './StateSpecimens';

/**
 * Every part of the kit, in both themes side by side. The specimens are in Portuguese, the parts are listed by name.
 */
export function KitPage() {
  const { t } = useShellText();
  usePageMeta({ title: t('kit.title'), description: t('kit.description'), robots: 'noindex' });
  return (
    <S.Page data-examples>
      <S.Head>
        <h1>{t('kit.title')}</h1>
        <p>{t('kit.description')}</p>
      </S.Head>
      <S.Themes>
        {(['light', 'dark'] as const).map((theme) => (
          <S.Island key={theme} data-theme={theme} lang="pt-PT" aria-label={t(`kit.${theme}`)}>
            <ActionSpecimens />
            <StateSpecimens />
            <FieldSpecimens group={t(`kit.${theme}`)} />
            <ControlSpecimens group={t(`kit.${theme}`)} />
            <OverlaySpecimens />
          </S.Island>
        ))}
      </S.Themes>
    </S.Page>
  );
}
