import { Card, media, styled } from 'platform';

/** Scrolls inside its column. */
export const Pane = styled(Card)`
  --pane-padding: 28px;

  position: relative;
  display: flex;
  flex-direction: column;
  max-height: inherit;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;

  &:focus {
    outline: 0;
  }

  &:focus-visible {
    outline: var(--focus-line) solid var(--color-focus-in);
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--space-12);
  padding: 0 var(--space-4) 0 calc(var(--space-3) + 2px);
  border-bottom: var(--border-hair) solid var(--color-border);
  font-size: var(--text-xs);
  color: var(--color-text-muted);
`;

export const Position = styled.p`
  margin: 0 var(--space-3) 0 var(--space-2);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  color: var(--color-text);
  white-space: nowrap;
`;

/** Hints of the first shortcuts, as the width allows. */
export const Hints = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;

  span {
    display: inline-flex;
    gap: var(--space-1);
    align-items: center;
    overflow: hidden;
    white-space: nowrap;
  }

  @media (max-width: 1439.98px) {
    span:nth-of-type(n + 3) {
      display: none;
    }
  }

  @media (max-width: 1319.98px) {
    span {
      display: none;
    }
  }
`;

export const Help = styled.button`
  display: inline-flex;
  flex: none;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--control-sm);
  padding: 0 var(--space-1);
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: inherit;
  font-size: inherit;
  cursor: pointer;

  b {
    font-weight: inherit;
  }

  &:hover {
    color: var(--color-text);
  }
`;

/** At the end of the bar. */
export const BarActions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-1);
  margin-left: auto;
`;

/** Sticks to the top of the pane. */
export const Head = styled.header`
  --logo-md: 56px;

  position: sticky;
  top: 0;
  z-index: var(--z-raised);
  display: grid;
  flex: none;
  grid-template-columns: var(--logo-md) minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-items: start;
  padding: var(--space-5) var(--pane-padding) 18px;
  border-bottom: var(--border-hair) solid var(--color-border);
  background: var(--color-surface);

  h2 {
    margin-top: 2px;
    font-size: 1.75rem;
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  ${media.short} {
    position: static;
  }
`;

export const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;

  & > a {
    font-size: var(--text-control);
    font-weight: 600;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-4);
`;

export const Until = styled.p`
  margin-left: auto;
  font-size: var(--text-xs);
  line-height: 18px;
  color: var(--color-text-muted);
  text-align: right;

  time {
    display: block;
    font-size: var(--text-sm);
    font-weight: 600;
    color: var(--color-text);
  }

  @media (max-width: 1319.98px) {
    display: none;
  }
`;

export const Body = styled.div`
  padding: 0 var(--pane-padding) var(--space-8);

  & > section:first-child {
    margin-top: 0;
    border-top: 0;
  }

  & > dl {
    margin-top: 0;
  }
`;

export const Pay = styled.section`
  padding: var(--space-5) 0;
`;

export const Choose = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-12) var(--pane-padding);
  text-align: center;

  h2 {
    margin-top: var(--space-4);
    font-size: var(--text-xl);
  }

  & > p {
    color: var(--color-text-muted);
  }

  dl {
    margin-top: var(--space-6);
    text-align: left;
  }
`;
