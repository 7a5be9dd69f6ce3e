import { useState } from 'react';
import { Icon, media, onDemand, styled, useLocation } from 'platform';
import { useShellText } from '../navigation/useShellText';
import type { MenuPanelProps } from './MenuPanel';

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target-min);
  margin-right: calc(-1 * var(--space-3));
  margin-left: auto;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-caps);
  text-transform: uppercase;
  cursor: pointer;

  ${media.from.medium} {
    display: none;
  }
`;

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
      <Toggle type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('menu.open')}
      </Toggle>
      <MenuPanel open={open} onOpenChange={setOpen} />
    </>
  );
}
