import { Dialog } from 'radix-ui';
import { keyframes, styled } from 'styled-components';
import { scrim } from '../overlay/overlay.styles';

const slide = keyframes`
  from {
    translate: 100% 0;
  }
`;

export const Scrim = styled(Dialog.Overlay)`
  ${scrim}
  z-index: var(--z-drawer);
`;

export const Panel = styled(Dialog.Content)`
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

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-5);
  border-bottom: var(--border-hair) solid var(--color-border);
`;

export const Title = styled(Dialog.Title)`
  font-size: var(--text-md);
  font-weight: var(--weight-semibold);
  letter-spacing: 0;
`;

export const Body = styled.div`
  overflow: auto;
  padding: var(--space-4) var(--space-5);
`;

export const Foot = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-5) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: var(--border-hair) solid var(--color-border);
`;
