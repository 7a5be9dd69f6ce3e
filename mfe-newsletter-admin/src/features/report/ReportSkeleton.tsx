import { styled } from 'styled-components';
import { Skeleton, Stack } from 'platform/narrow';
import { CardSkeleton, Loading } from '../../components/Loading';
import * as S from './Report.styles';

const Figure = styled.div`
  margin-top: var(--space-2);
`;

const tiles = ['sent', 'delivered', 'opens', 'clicks', 'unsubscribed', 'bounced', 'complaints'];

/** Placeholder of a report: its head, figures and charts. */
export function ReportSkeleton() {
  return (
    <Loading>
      <Stack>
        <S.Head>
          <Skeleton width="14em" height="2em" />
          <Skeleton width="7em" height="var(--badge-height)" shape="tile" />
          <Skeleton width="24em" />
        </S.Head>
        <S.Tiles as="div">
          {tiles.map((tile) => (
            <S.Tile key={tile}>
              <Skeleton width="6em" />
              <Figure>
                <Skeleton width="3em" height="2em" />
              </Figure>
            </S.Tile>
          ))}
        </S.Tiles>
        <S.Charts>
          <CardSkeleton lines={['100%', '60%', '80%', '90%']} />
          <CardSkeleton lines={['100%', '60%', '80%', '90%']} />
        </S.Charts>
      </Stack>
    </Loading>
  );
}
