import { Drawer, useBackCloses, useSession } from 'platform';
import { AccountLinks } from '../AccountMenu/AccountLinks';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { DrawerFoot } from './DrawerFoot';
import { DrawerLinks } from './DrawerLinks';
import { DrawerPerson } from './DrawerPerson';
import * as S from './MenuPanel.styles';

export interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel that the menu button opens. */
export function MenuPanel({ open, onOpenChange }: MenuPanelProps) {
  const { t } = useShellText();
  const { user } = useSession();
  const close = () => onOpenChange(false);
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      footer={<DrawerFoot signedIn={user !== null} onLeave={close} />}
    >
      {user !== null && <DrawerPerson user={user} />}
      <DrawerLinks onFollow={close} />
      {user !== null && (
        <S.Part>
          <AccountLinks user={user} onFollow={close} />
        </S.Part>
      )}
      <S.Part>
        <LanguageChoice />
        <ThemeChoice />
      </S.Part>
    </Drawer>
  );
}
