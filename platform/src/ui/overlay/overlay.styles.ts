import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';

export const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 var(--space-4);
  }
`;

export const scrim = css`
  position: fixed;
  inset: 0;
  background: var(--color-scrim);
  opacity: var(--scrim-opacity);
  animation: ${appear} var(--motion-slow) var(--ease-out);
`;

/** Dialog panel: centered, on small screens at the bottom with full width. */
export const panel = css`
  position: fixed;
  z-index: var(--z-dialog);
  inset: 0;
  display: flex;
  flex-direction: column;
  height: fit-content;
  max-height: calc(100dvh - 2 * var(--space-6));
  margin: auto;
  overflow: auto;
  padding: var(--space-6);
  border-radius: var(--radius-lg);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  animation: ${rise} var(--motion-slow) var(--ease-out);

  ${media.below.medium} {
    width: 100%;
    margin-bottom: 0;
    padding-bottom: calc(var(--space-6) + env(safe-area-inset-bottom));
    border-bottom-right-radius: 0;
    border-bottom-left-radius: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  margin-top: var(--space-6);

  ${media.below.small} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const title = css`
  font-size: var(--text-xl);
  line-height: var(--leading-snug);
`;

export const text = css`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
`;
