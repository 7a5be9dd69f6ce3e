import { media, styled } from 'platform';

export const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-6);
  align-items: center;
  overflow: hidden;
  margin-top: var(--space-section);
  padding: clamp(var(--space-5), 3vw, var(--space-10));
  border-radius: var(--radius-xl);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Board = styled.svg`
  position: absolute;
  right: 0;
  bottom: calc(-1 * var(--space-8));
  fill: none;
  stroke: var(--color-brand-line);
  stroke-width: 16;
  stroke-linecap: round;
  opacity: 0.55;

  ${media.below.medium} {
    display: none;
  }
`;

export const Text = styled.div`
  position: relative;

  h2 {
    color: var(--color-text);
  }

  p {
    max-width: 52ch;
    margin-top: var(--space-2);
  }
`;

export const Action = styled.div`
  position: relative;
`;
