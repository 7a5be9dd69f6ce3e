import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  width: 100%;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  grid-column: 1 / -1;
  overflow: hidden;
  height: var(--space-2);
  border-radius: var(--radius-full);
  background: var(--color-border);
`;

export const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-brand);
  transition: width var(--motion-base) var(--ease-out);
`;
