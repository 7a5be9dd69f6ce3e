import type { ReactNode } from 'react';
import { VisuallyHidden } from 'platform';
import * as S from './DataTable.styles';

interface DataTableProps {
  /** Name of the table, for who does not see what stands around it. */
  caption: string;
  /** Heads of the columns. */
  columns: readonly string[];
  /** Head of a last column with buttons, which needs no words to be seen. */
  actions?: string;
  /** Rows made of `Row`, `TitleCell`, `Cell` … of DataTable.styles; a cell's `data-label` stands before it on a card. */
  children: ReactNode;
}

/** One sheet with rows; below 768 px each row is a card, from the same markup. */
export function DataTable({ caption, columns, actions, children }: DataTableProps) {
  return (
    <S.Frame>
      <S.Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {actions !== undefined && (
              <th scope="col">
                <VisuallyHidden>{actions}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </S.Table>
    </S.Frame>
  );
}
