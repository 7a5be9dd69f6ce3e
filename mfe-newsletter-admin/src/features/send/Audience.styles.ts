import { css, styled } from 'styled-components';

export const Subtitle = styled.h3`
  margin-top: var(--space-4);
  font-size: var(--text-control);
`;

export const Count = styled.p`
  margin-top: var(--space-2);
  font-size: var(--text-2xl);
  font-weight: var(--weight-display);
  line-height: var(--leading-snug);
  letter-spacing: var(--tracking-display);
  font-variant-numeric: tabular-nums;
`;

export const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

const pairs = css`
  display: grid;
  margin-top: var(--space-2);
  font-size: var(--text-sm);

  & > div {
    display: flex;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-2);
  }

  & > div + div {
    border-top: var(--border-hair) solid var(--color-border);
  }
`;

export const Figures = styled.dl`
  ${pairs}

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export const Checks = styled.dl`
  ${pairs}

  & > div {
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }
`;

/** Full width, below its check. */
export const Advice = styled.dd`
  flex-basis: 100%;
  color: var(--color-text-muted);
`;

/** Text to copy. */
export const Record = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-sm);
  background: var(--color-sunken);

  & > div {
    display: grid;
    grid-template-columns: calc(var(--space-16) * 1.25) minmax(0, 1fr);
    gap: var(--space-2);
  }

  dd {
    color: var(--color-text);
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

export const People = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-3);
  font-size: var(--text-sm);
`;

export const Person = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  font-weight: var(--weight-semibold);
  overflow-wrap: anywhere;
`;

export const Jobs = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-1);
  padding-left: var(--space-6);
`;
