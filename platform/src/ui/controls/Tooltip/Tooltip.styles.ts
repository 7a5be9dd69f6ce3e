import { Tooltip } from 'radix-ui';
import { styled } from 'styled-components';
import { appear } from '../../overlay/overlay.styles';

export const Bubble = styled(Tooltip.Content)`
  z-index: var(--z-popover);
  max-width: var(--menu-width);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-text);
  color: var(--color-canvas);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  animation: ${appear} var(--motion-base) var(--ease-out);
`;
