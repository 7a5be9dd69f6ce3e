import { Tooltip } from 'radix-ui';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { appear } from '../overlay/overlay.styles';

/** Above all elements with icon buttons, including toasts. */
export const Bubble = styled(Tooltip.Content)`
  z-index: calc(var(--z-toast) + 1);
  max-width: var(--menu-width);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-text);
  color: var(--color-canvas);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
  animation: ${appear} var(--motion-base) var(--ease-out);

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;
