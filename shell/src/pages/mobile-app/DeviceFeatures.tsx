import { Badge, Button, Card, Icon, useToast, type IconName } from 'platform';
import { shareOnDevice } from 'platform/shell';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import * as S from './MobileAppPage.styles';

const later: readonly { name: string; icon: IconName }[] = [
  { name: 'camera', icon: 'eye' },
  { name: 'notifications', icon: 'bell' },
];

/** The app's device features (SPEC §2): sharing works, the others are announced and have no button yet. */
export function DeviceFeatures() {
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
