import {
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Container,
  Icon,
  useIsNative,
  usePageMeta,
  useToast,
  type IconName,
} from 'platform';
import { shareOnDevice } from 'platform/jobs';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import * as S from './MobileAppPage.styles';

const benefits = [
  { name: 'icon', icon: 'home' },
  { name: 'apply', icon: 'send' },
  { name: 'saved', icon: 'bookmark' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** /mobile-app: the site as an app. Users of the installed app see its device features instead of the install steps. */
export function MobileAppPage() {
  const { t } = useShellText();
  const isNative = useIsNative();
  usePageMeta({ title: t('mobileApp.title'), description: t('mobileApp.description') });
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: t('mobileApp.title') }]} />
      <S.Hero>
        <div>
          <h1>{t('mobileApp.heading', { name: brand.name })}</h1>
          <S.Lead>{t('mobileApp.lead')}</S.Lead>
          <ButtonLink to={routes.jobs} size="lg">
            {t('mobileApp.enter')}
          </ButtonLink>
        </div>
        <PhoneDrawing />
      </S.Hero>
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

const platforms = ['android', 'ios', 'desktop'] as const;
const steps = ['first', 'second', 'third'] as const;

/** Instructions to install the site, for each platform. */
function InstallSteps() {
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

/** A phone with the icon of the site, in the style of the illustrations. */
function PhoneDrawing() {
  return (
    <S.Drawing viewBox="0 0 240 200" aria-hidden="true">
      <path fill="var(--ill-soft)" d="M28 122c-8-40 20-86 66-96s106 4 118 48-18 84-62 96-114-8-122-48Z" />
      <g stroke="var(--ill-line)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <rect x="82" y="24" width="80" height="152" rx="14" fill="var(--ill-paper)" />
        <path fill="none" d="M114 36h16" />
        <rect x="98" y="116" width="48" height="44" rx="12" fill="var(--ill-fill)" />
        <path fill="none" stroke="var(--ill-paper)" d="M108 136c9 4 19 3 28-5M120 141v9" />
        <path fill="none" strokeDasharray="1 8" d="M44 96c12-36 44-44 66-12" />
      </g>
      <circle cx="120" cy="96" r="9" fill="var(--ill-dot)" />
    </S.Drawing>
  );
}

const later = [
  { name: 'camera', icon: 'eye' },
  { name: 'notifications', icon: 'bell' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** The app's device features (SPEC §2): sharing works, the others are announced and have no button yet. */
function DeviceFeatures() {
  const { t } = useShellText();
  const share = useShareSite();
  return (
    <S.Section>
      <Card>
        <S.SectionTitle>{t('mobileApp.native.title')}</S.SectionTitle>
        <p>{t('mobileApp.native.text')}</p>
        <S.Features>
          <li>
            <Icon name="share" />
            <div>
              <h3>{t('mobileApp.native.share')}</h3>
              <p>{t('mobileApp.native.shareText')}</p>
            </div>
            <Button variant="secondary" onClick={() => void share()}>
              {t('mobileApp.native.shareNow')}
            </Button>
          </li>
          {later.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{t(`mobileApp.native.${name}`)}</h3>
              <Badge tone="neutral">{t('mobileApp.native.soon')}</Badge>
            </li>
          ))}
        </S.Features>
      </Card>
    </S.Section>
  );
}

/** Opens the share sheet of the device. */
function useShareSite() {
  const { t } = useShellText();
  const { show } = useToast();
  return async () => {
    try {
      await shareOnDevice({ title: brand.name, url: new URL(routes.home, location.origin).href });
    } catch {
      show({ title: t('mobileApp.native.shareFailed'), variant: 'destructive' });
    }
  };
}
