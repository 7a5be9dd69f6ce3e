import type { ReactNode } from 'react';
import { VisuallyHidden } from 'platform/narrow';
import * as S from './Table.styles';

interface Column {
  name: string;
  /** Figures stand below each other from the right. */
  isNumber?: boolean;
  /** Its head is read, not drawn. */
  isQuiet?: boolean;
}

interface TableProps {
  /** Name of the table, for who does not see what stands around it. */
  caption: string;
  columns: readonly Column[];
  /** Made of `Row`, `TitleCell` and `Cell` of Table.styles; a cell's `data-label` stands before it on a card. */
  children: ReactNode;
}

/** One sheet with rows; below 768 px each row is a card, from the same markup. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <S.Frame>
      <S.Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ name, isNumber, isQuiet }) => (
              <th key={name} scope="col" data-number={isNumber}>
                {isQuiet ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </S.Table>
    </S.Frame>
  );
}
