import { media, styled } from 'platform';
import { Panel } from './Block.styles';

export const Ticket = styled(Panel)`
  --stub: 168px;

  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr);
  overflow: hidden;

  ${media.below.medium} {
    --stub: 104px;
  }
`;

export const Day = styled.time`
  --day: 3.5rem;

  display: grid;
  align-content: center;
  justify-items: center;
  padding: var(--space-5) var(--space-3);
  border-right: var(--focus-line) dashed var(--color-brand-line);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  text-align: center;

  b {
    font-size: var(--day);
    font-weight: var(--weight-display);
    letter-spacing: -0.04em;
    line-height: 1;
  }

  ${media.below.medium} {
    --day: 2.5rem;

    padding-inline: var(--space-2);
  }
`;

export const Hours = styled.span`
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: var(--border-control) solid var(--color-brand-line);
  font-size: var(--text-lg);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);
`;

export const TicketText = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: center;
  min-width: 0;
  padding: var(--space-5) var(--space-6);

  ${media.below.medium} {
    padding: var(--space-4);
  }
`;

export const Eyebrow = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
`;

export const TicketTitle = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

export const Who = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: var(--weight-semibold);
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${media.below.medium} {
    & > * {
      flex: 1;
    }
  }
`;

/** Looks like a secondary button. */
export const Download = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-height: var(--control-md);
  padding-inline: var(--space-5);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  color: var(--color-text);
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--color-hover);
  }
`;
