import { css, styled } from 'styled-components';
import { media } from 'platform/narrow';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Title = styled.h2`
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
`;

export const Muted = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Lists = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  dt {
    margin-bottom: var(--space-1);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const sheet = css`
  overflow: hidden;
  padding: var(--space-3) var(--space-4);
  border: var(--border-hair) solid var(--color-border);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  font-size: var(--text-sm);
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** About the width of a phone. */
export const Phone = styled.dd`
  ${sheet}

  display: grid;
  max-width: calc(var(--space-16) * 6);
`;

export const Line = styled.dd`
  ${sheet}

  display: grid;
  grid-template-columns: calc(var(--space-16) * 1.75) minmax(0, 1fr);
  gap: var(--space-4);
  align-items: baseline;

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

/** Lines of text that are loading. */
export const Bars = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-1);
`;

export const Sender = styled.span`
  ${oneLine}

  font-weight: var(--weight-semibold);
`;

export const Subject = styled.span`
  overflow-wrap: anywhere;
`;

export const Text = styled.span`
  ${oneLine}

  color: var(--color-text-muted);
`;

/** Two lines, because a form is narrower than an inbox. */
export const Rest = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Cut = styled(Muted)`
  margin-top: var(--space-1);
  overflow-wrap: anywhere;
`;
