import { Sheet, Skeleton } from 'platform';
import * as S from './RowsSkeleton.styles';

const rows = ['first', 'second', 'third'];
const widths = ['80%', '60%', '50%', '70%'];

/** Holds the place of a table's rows. */
export function RowsSkeleton() {
  return (
    <Sheet>
      {rows.map((row) => (
        <S.Row key={row}>
          {widths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </S.Row>
      ))}
    </Sheet>
  );
}
