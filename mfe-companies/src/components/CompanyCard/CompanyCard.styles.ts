import { media, styled } from 'platform';
import { cardFocus, figure } from '../card-link';

/** Cards in columns; below `large` a strip that scrolls sideways to both edges of the window. */
export const Cards = styled.ul<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.large} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(264px, 80%);
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter) var(--space-2);
    scrollbar-width: none;
  }
`;

export const Card = styled.div`
  ${cardFocus}
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);
  transition: box-shadow var(--motion-fast);

  &:hover {
    box-shadow: var(--shadow-edge), var(--shadow-2);
  }
`;

export const Inner = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-1);
  padding: 0 var(--space-4) var(--space-4);
`;

/** The logo overlaps the tiles. */
export const Logo = styled.span`
  position: relative;
  justify-self: start;
  margin-top: calc(var(--logo-md) / -2);
  margin-bottom: var(--space-1);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: 0 0 0 var(--space-1) var(--color-surface);
`;

export const Name = styled.h3`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  letter-spacing: 0;
`;

export const About = styled.p`
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--color-text-muted);
  overflow-wrap: anywhere;
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  justify-content: space-between;
  margin-top: var(--space-2);
  padding-top: var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);
  font-size: var(--text-xs);
  color: var(--color-text-muted);

  b {
    ${figure}
    margin-right: var(--space-1);
  }
`;
