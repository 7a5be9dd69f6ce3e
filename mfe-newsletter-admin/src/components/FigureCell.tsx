import { styled } from 'styled-components';
import { media } from 'platform/narrow';
import { Cell } from 'platform/tables';

/** A number in a table. On a card, numbers are right-aligned after the label. */
export const FigureCell = styled(Cell).attrs<{ 'data-number'?: true; 'data-label': string }>({ 'data-number': true })`
  ${media.below.medium} {
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    max-width: calc(var(--space-16) * 2.5);
  }
`;
