import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import * as S from './Table.styles';

/** One column of a table. */
export interface TableColumn {
  name: string;
  /** Numeric column, aligned to the right. */
  isNumber?: boolean;
  /** Hides the column header visually. */
  isQuiet?: boolean;
  /** Share of the table's width, to align the columns of several tables. Default: determined by the content. */
  width?: `${number}%`;
}

export interface TableProps {
  /** Accessible name, hidden visually. */
  caption: string;
  columns: readonly TableColumn[];
  /** `Row`, `TitleCell`, `Cell`, `ActionCell` and `MoreRow` elements. */
  children: ReactNode;
}

/**
 * A table. Below 768 px CSS shows each row as a card.
 *
 * @remarks
 * - A native table: the caption is read, not shown. A header that is hidden is still read.
 */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <S.Frame>
      <S.Grid>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber, isQuiet, width }) => (
              <th key={name} scope="col" data-number={isNumber} style={{ width }}>
                {isQuiet ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </S.Grid>
    </S.Frame>
  );
}
