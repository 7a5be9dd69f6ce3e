import { css, Link, media, styled } from 'platform';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${media.below.medium} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    scrollbar-width: none;
  }
`;

const Count = styled.span`
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;

const chosen = css`
  border-color: var(--color-brand);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);
  font-weight: var(--weight-semibold);
  box-shadow: inset 0 0 0 var(--border-hair) var(--color-brand);
`;

const Pill = styled(Link)<{ $isMuted: boolean }>`
  display: inline-flex;
  flex: none;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-sm);
  padding-inline: var(--space-3);
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-full);
  background: var(--color-surface);
  color: ${({ $isMuted }) => ($isMuted ? 'var(--color-text-muted)' : 'var(--color-text)')};
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-current] {
    ${chosen}
  }

  ${media.below.medium} {
    min-height: var(--target-min);
    white-space: nowrap;
  }

  ${media.touch} {
    min-height: var(--target-min);
  }

  ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

export interface FilterPill {
  label: string;
  /** Results with this filter, formatted. */
  count: string;
  /** URL with the filter changed. */
  to: string;
  isChosen: boolean;
  /** No results. The pill stays, so that the others do not move. */
  isMuted: boolean;
}

/** Filters as links, which work without scripts. A chosen one is `aria-current`: links cannot be pressed. */
export function FilterPills({ label, pills }: { label: string; pills: readonly FilterPill[] }) {
  return (
    <nav aria-label={label}>
      <List>
        {pills.map(({ label: text, count, to, isChosen, isMuted }) => (
          <li key={text}>
            <Pill to={to} aria-current={isChosen ? 'true' : undefined} $isMuted={isMuted && !isChosen}>
              {text} <Count>{count}</Count>
            </Pill>
          </li>
        ))}
      </List>
    </nav>
  );
}
