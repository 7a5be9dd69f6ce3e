import { Sheet, Skeleton } from 'platform';
import * as S from './RowsSkeleton.styles';

const rows = ['first', 'second', 'third'];
const cells = ['60%', '80%', '70%', '50%'];

/** Has the shape of a table whose rows have not arrived: a head and rows of two lines, or cards on small screens. */
export function RowsSkeleton() {
  return (
    <Sheet>
      <S.Head />
      {rows.map((row) => (
        <S.Row key={row}>
          <S.Title>
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </S.Title>
          {cells.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </S.Row>
      ))}
    </Sheet>
  );
}
