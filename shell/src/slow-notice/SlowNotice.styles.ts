import { keyframes, media, styled } from 'platform';

/** Over the page, so that nothing moves when it appears; on the other side of the toasts. */
export const Place = styled.div`
  --notice-width: 30rem;

  position: fixed;
  z-index: var(--z-toast);
  bottom: calc(var(--space-6) + var(--tabbar-space));
  left: var(--gutter);
  width: min(var(--notice-width), 100% - 2 * var(--gutter));
`;

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 var(--space-3);
  }
`;

const slide = keyframes`
  from {
    translate: -100% 0;
  }
  to {
    translate: 300% 0;
  }
`;

export const Card = styled.div`
  --drawing-width: 7.5rem;

  position: relative;
  display: grid;
  grid-template-columns: var(--drawing-width) minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  overflow: hidden;
  padding: var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  animation: ${arrive} var(--motion-base) var(--ease-out);

  /* A line that moves while the page waits. */
  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 33%;
    height: var(--focus-line);
    background: var(--color-brand);
    animation: ${slide} 1.6s var(--ease-in-out) infinite;
  }

  ${media.reducedMotion} {
    animation: none;

    &::before {
      left: 33%;
      animation: none;
    }
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }

  ${media.below.small} {
    --drawing-width: 5rem;

    gap: var(--space-3);
  }
`;

export const Title = styled.strong`
  display: block;
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
`;

export const Text = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Actions = styled.div`
  margin-top: var(--space-3);
`;

export const Close = styled.div`
  align-self: start;
`;
