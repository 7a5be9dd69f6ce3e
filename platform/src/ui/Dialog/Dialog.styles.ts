import { Dialog } from 'radix-ui';
import { styled } from 'styled-components';
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
