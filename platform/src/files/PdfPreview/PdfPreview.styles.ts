import { styled } from 'styled-components';

export const Pages = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export const Page = styled.section`
  position: relative;
`;

/** White in both themes. */
export const Drawing = styled.div`
  overflow: hidden;
  border: var(--border-hair) solid var(--color-border);
  border-radius: var(--radius-xs);

  canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;
