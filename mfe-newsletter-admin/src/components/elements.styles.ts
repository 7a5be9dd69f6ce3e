import { styled } from 'styled-components';
import { media } from 'platform/narrow';
import { Cell } from 'platform/tables';

/** Title of a card. */
export const CardTitle = styled.h2`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;

/** A number in a table. On a card, numbers are right-aligned after the label. */
export const FigureCell = styled(Cell).attrs<{ 'data-number'?: true; 'data-label': string }>({ 'data-number': true })`
  ${media.below.medium} {
    display: flex;
    gap: var(--space-2);
    justify-content: space-between;
    max-width: calc(var(--space-16) * 2.5);
  }
`;
