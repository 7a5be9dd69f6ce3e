import { styled } from 'platform';

export const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-top: var(--space-6);
`;

export const Job = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-sm);

  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: var(--color-text-muted);
  }
`;

export const Subtitle = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-xl);
  font-weight: 600;
  letter-spacing: var(--tracking-title);
`;

export const Questions = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-6);
  list-style: decimal;

  small {
    color: var(--color-text-muted);
  }
`;
