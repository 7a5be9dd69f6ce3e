import { AlertDialog } from 'radix-ui';
import { styled } from 'styled-components';
import { panel, scrim, text, title } from '../overlay/overlay.styles';

export const Scrim = styled(AlertDialog.Overlay)`
  ${scrim}
  z-index: var(--z-dialog);
`;

export const Panel = styled(AlertDialog.Content)`
  width: min(var(--dialog-width), 100% - 2 * var(--gutter));
  ${panel}
`;

export const Title = styled(AlertDialog.Title)`
  ${title}
`;

export const Text = styled(AlertDialog.Description)`
  ${text}
`;
