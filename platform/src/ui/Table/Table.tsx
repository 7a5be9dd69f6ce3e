import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Table.styles';

export interface TableColumn {
  name: string;
  /** Figures stand below each other from the right. */
  isNumber?: boolean;
  /** Its head is read, not drawn. */
  isQuiet?: boolean;
  /** Share of the table's width, as tables below each other need it for their columns to align; otherwise the content decides. */
  width?: `${number}%`;
}

export interface TableProps {
  /** Name of the table, for who does not see what stands around it. */
  caption: string;
  columns: readonly TableColumn[];
  /** Made of `Row`, `TitleCell`, `Cell`, `ActionCell` and `MoreRow`. */
  children: ReactNode;
}

/** One sheet with rows; below 768 px each row is a card, from the same markup. */
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
