import { useState } from 'react';
import { Drawer, Icon, useSession } from 'platform';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { AccountLinks } from '../AccountMenu/AccountLinks';
import { DrawerFoot } from './DrawerFoot';
import { DrawerLinks } from './DrawerLinks';
import { DrawerPerson } from './DrawerPerson';
import * as S from './MenuDrawer.styles';

/** The header's right side on small screens: a button, and behind it everything that the wide header has. */
export function MenuDrawer() {
  const { t } = useShellText();
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <S.Toggle type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('menu.open')}
      </S.Toggle>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('menu.title')}
        closeLabel={t('menu.close')}
        footer={<DrawerFoot signedIn={user !== null} onLeave={close} />}
      >
        {user !== null && <DrawerPerson user={user} />}
        <DrawerLinks onFollow={close} />
        {user !== null && (
          <S.Part>
            <AccountLinks onFollow={close} />
          </S.Part>
        )}
        <S.Part>
          <LanguageChoice />
          <ThemeChoice />
        </S.Part>
      </Drawer>
    </>
  );
}
