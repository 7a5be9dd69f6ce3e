import { AlertDialog, Dialog } from 'radix-ui';
import { keyframes, styled } from 'styled-components';
import { panel, scrim, text, title } from '../overlay/overlay.styles';

const widths = { normal: 'var(--dialog-width)', wide: 'var(--dialog-wide)' };

export const Scrim = styled(Dialog.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
`;

export const Panel = styled(Dialog.Content)<{ $size: keyof typeof widths }>`
  width: min(${({ $size }) => widths[$size]}, 100% - 2 * var(--gutter));
  ${panel}
`;

export const Title = styled(Dialog.Title)`
  ${title}
  padding-right: var(--space-10);
`;

export const Text = styled(Dialog.Description)`
  ${text}
`;

export const Body = styled.div`
  margin-top: var(--space-4);
`;

export const Close = styled.div`
  position: absolute;
  top: var(--space-4);
  right: var(--space-4);
`;

export const AlertScrim = styled(AlertDialog.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
`;

export const AlertPanel = styled(AlertDialog.Content)`
  width: min(var(--dialog-width), 100% - 2 * var(--gutter));
  ${panel}
`;

export const AlertTitle = styled(AlertDialog.Title)`
  ${title}
`;

export const AlertText = styled(AlertDialog.Description)`
  ${text}
`;

const slide = keyframes`
  from {
    translate: 100% 0;
  }
`;

export const DrawerScrim = styled(Dialog.Overlay)`
  ${scrim}
  z-index: var(--z-drawer);
`;

export const DrawerPanel = styled(Dialog.Content)`
  position: fixed;
  z-index: var(--z-drawer);
  inset: 0 0 0 auto;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: var(--drawer-width);
  background: var(--color-raised);
  box-shadow: var(--shadow-3);
  animation: ${slide} var(--motion-slow) var(--ease-out);
`;

export const DrawerHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border-bottom: var(--border-hair) solid var(--color-border);
`;

export const DrawerTitle = styled(Dialog.Title)`
  font-size: var(--text-md);
  font-weight: var(--weight-semibold);
  letter-spacing: 0;
`;

export const DrawerBody = styled.div`
  overflow: auto;
  padding: var(--space-4) var(--space-5);
`;

export const DrawerFoot = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border-hair) solid var(--color-border);
`;
