import { styled } from 'styled-components';
import { media } from 'platform/narrow';

export const Back = styled.div`
  a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;

  & > div:has(progress) {
    width: 100%;
    max-width: var(--width-form);
  }
`;

/** Focused by script, so it has no focus ring. */
export const Title = styled.h2`
  overflow-wrap: anywhere;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

export const Subtitle = styled.h3`
  margin-bottom: var(--space-3);
`;

export const Facts = styled.p`
  color: var(--color-text-muted);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** Beside each other where the table has enough space. */
export const RowActions = styled(Actions)`
  ${media.from.wide} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

export const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(var(--space-16) * 2.5), 1fr));
  gap: var(--space-3);
`;

/** Numbers of a row share a line, independent of the height of their labels. */
export const Tile = styled.div`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-1);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }

  dd > * {
    display: block;
  }
`;

export const Figure = styled.span`
  font-size: var(--text-xl);
  font-weight: var(--weight-display);
  letter-spacing: var(--tracking-display);
  font-variant-numeric: tabular-nums;
`;

export const Muted = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const States = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.from.large} {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  &:empty {
    display: none;
  }
`;

export const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
`;

/** Text of the server, below our own. */
export const Answer = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

/** The width of a form, because mails are not wider. */
export const Mail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: var(--width-form);
`;
