import { Fragment } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { Skeleton } from '../Skeleton/Skeleton';
import { Table, type TableProps } from './Table';
import { ActionCell, Cell, MoreRow, Row, TitleCell } from './Table.styles';

const Line = styled.div`
  display: grid;
  align-items: center;
  height: 1lh;

  & + & {
    margin-top: var(--space-1);
  }
`;

const NumberLine = styled(Line)`
  justify-items: end;

  ${media.below.medium} {
    justify-items: start;
  }
`;

/** Bars have no baseline of text. */
const TopRow = styled(Row)`
  && > * {
    vertical-align: top;
  }
`;

/** The icon in the middle of its button. */
const Action = styled.div`
  display: grid;
  place-content: center;
  width: var(--target-min);
  height: var(--target-min);
`;

const WithLogo = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
`;

const linesOf = (widths: readonly string[]) =>
  widths.map((width) => (
    <Line key={width}>
      <Skeleton width={width} />
    </Line>
  ));

const badge = <Skeleton width="7em" height="var(--badge-height)" shape="tile" />;

/** Cells by the shape of their content. On small screens `lead` is first and `action` is in the corner, as in the table. */
const cellsOf = {
  title: <TitleCell>{linesOf(['13em', '9em'])}</TitleCell>,
  heading: <TitleCell>{linesOf(['13em'])}</TitleCell>,
  company: (
    <TitleCell>
      <WithLogo>
        <Skeleton width="var(--logo-sm)" height="var(--logo-sm)" shape="tile" />
        <div>{linesOf(['9em', '6em'])}</div>
      </WithLogo>
    </TitleCell>
  ),
  text: <Cell>{linesOf(['7em'])}</Cell>,
  lines: <Cell>{linesOf(['8em', '6em'])}</Cell>,
  number: (
    <Cell data-number>
      <NumberLine>
        <Skeleton width="3em" />
      </NumberLine>
    </Cell>
  ),
  badge: <Cell>{badge}</Cell>,
  lead: <Cell data-lead>{badge}</Cell>,
  button: (
    <Cell>
      <Skeleton width="7em" height="var(--control-sm)" shape="tile" />
    </Cell>
  ),
  action: (
    <ActionCell>
      <Action>
        <Skeleton width="var(--icon-md)" height="var(--icon-md)" shape="tile" />
      </Action>
    </ActionCell>
  ),
};

/** Outline of a cell while its table is loading. */
export type CellShape = keyof typeof cellsOf;

const rows = ['first', 'second', 'third'];

interface TableSkeletonProps extends Pick<TableProps, 'columns'> {
  /** The shape of each column. */
  cells: readonly CellShape[];
  /** Whether rows continue with a row of buttons. */
  hasMoreRow?: boolean;
}

/** Placeholder of a table with the same columns: its head, and three rows. Hidden from screen readers. */
export function TableSkeleton({ columns, cells, hasMoreRow = false }: TableSkeletonProps) {
  return (
    <div aria-hidden="true">
      <Table caption="" columns={columns}>
        {rows.map((row) => (
          <SkeletonRow key={row} columns={columns} cells={cells} hasMoreRow={hasMoreRow} />
        ))}
      </Table>
    </div>
  );
}

function SkeletonRow({ columns, cells, hasMoreRow }: Required<TableSkeletonProps>) {
  return (
    <>
      <TopRow>
        {columns.map(({ name }, at) => {
          const shape = cells[at];
          return shape && <Fragment key={name}>{cellsOf[shape]}</Fragment>;
        })}
      </TopRow>
      {hasMoreRow && (
        <MoreRow>
          <td colSpan={columns.length}>
            <Buttons>
              <Skeleton width="9em" height="var(--control-sm)" shape="tile" />
              <Skeleton width="7em" height="var(--control-sm)" shape="tile" />
            </Buttons>
          </td>
        </MoreRow>
      )}
    </>
  );
}
