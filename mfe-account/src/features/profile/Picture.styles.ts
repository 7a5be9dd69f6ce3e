import { media, styled } from 'platform';

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
`;

export const Circle = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: var(--logo-xl);
  height: var(--logo-xl);
  border-radius: 50%;
  background: var(--color-brand);
  color: var(--color-brand-contrast);
  font-size: var(--text-2xl);
  font-weight: var(--weight-bold);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Side = styled.div`
  display: grid;
  gap: var(--space-2);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Help = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Problem = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;
