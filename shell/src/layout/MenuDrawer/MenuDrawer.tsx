import { useState } from 'react';
import { Icon, onDemand, useLocation } from 'platform';
import { useShellText } from '../navigation/useShellText';
import type { MenuPanelProps } from './MenuPanel';
import * as S from './MenuDrawer.styles';

const MenuPanel = onDemand<MenuPanelProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './MenuPanel')).MenuPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});

/**
 * The header's right side on small screens: a button that opens a drawer with the links of the wide header. It is open
 * only for the history entry that it was opened at: any navigation, Back too, closes it.
 */
export function MenuDrawer() {
  const { t } = useShellText();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const setOpen = (next: boolean) => setOpenAt(next ? key : null);
  return (
    <>
      <S.Toggle type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('menu.open')}
      </S.Toggle>
      <MenuPanel open={open} onOpenChange={setOpen} />
    </>
  );
}
