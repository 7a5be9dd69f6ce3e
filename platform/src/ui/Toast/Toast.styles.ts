import { Toast as Radix } from 'radix-ui';
import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';

export type ToastVariant = 'default' | 'destructive' | 'success';

export const Region = styled(Radix.Viewport)`
  position: fixed;
  z-index: var(--z-toast);
  right: var(--gutter);
  bottom: calc(var(--space-6) + var(--tabbar-space));
  display: grid;
  width: min(var(--toast-width), 100% - 2 * var(--gutter));
  outline: 0;

  ${media.below.medium} {
    top: calc(var(--header-height) + var(--space-2));
    bottom: auto;
  }
`;

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 var(--space-3);
  }
`;

const destructive = css`
  background: var(--color-danger-soft);
  color: var(--color-danger-soft-text);

  button {
    color: inherit;
  }
`;

export const Toast = styled(Radix.Root)<{ $variant: ToastVariant }>`
  display: grid;
  grid-template-columns: var(--icon-lg) minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  font-size: var(--text-sm);
  line-height: var(--leading-body);
  animation: ${arrive} var(--motion-base) var(--ease-out);

  ${({ $variant }) => $variant === 'destructive' && destructive}

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }

  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
`;

export const Sign = styled.span<{ $variant: ToastVariant }>`
  padding-top: var(--border-hair);
  color: ${({ $variant }) => ($variant === 'success' ? 'var(--color-success)' : 'inherit')};
`;

export const Title = styled(Radix.Title)`
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
`;

export const Action = styled(Radix.Action)`
  min-height: var(--space-6);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-brand-text);
  font-weight: var(--weight-semibold);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
