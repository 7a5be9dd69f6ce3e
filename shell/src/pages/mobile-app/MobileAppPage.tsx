import { Breadcrumbs, ButtonLink, Container, Icon, useIsNative, usePageMeta, type IconName } from 'platform';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { DeviceFeatures } from './DeviceFeatures';
import { InstallSteps } from './InstallSteps';
import * as S from './MobileAppPage.styles';
import { PhoneDrawing } from './PhoneDrawing';

const benefits: readonly { name: string; icon: IconName }[] = [
  { name: 'icon', icon: 'home' },
  { name: 'apply', icon: 'send' },
  { name: 'saved', icon: 'bookmark' },
];

/** /mobile-app: the site as an app. Users of the installed app see its device features instead of the install steps. */
export function MobileAppPage() {
  const { t } = useShellText();
  const isNative = useIsNative();
  usePageMeta({ title: t('mobileApp.title'), description: t('mobileApp.description') });
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: t('mobileApp.title') }]} />
      <S.Promise>
        <div>
          <h1>{t('mobileApp.heading', { name: brand.name })}</h1>
          <S.Lead>{t('mobileApp.lead')}</S.Lead>
          <ButtonLink to={routes.jobs} size="lg">
            {t('mobileApp.enter')}
          </ButtonLink>
        </div>
        <PhoneDrawing />
      </S.Promise>
      <S.Section>
        <S.SectionTitle>{t('mobileApp.why')}</S.SectionTitle>
        <S.Benefits>
          {benefits.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
              <div>
                <h3>{t(`mobileApp.benefits.${name}.title`)}</h3>
                <p>{t(`mobileApp.benefits.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </S.Benefits>
      </S.Section>
      {isNative ? <DeviceFeatures /> : <InstallSteps />}
    </Container>
  );
}
