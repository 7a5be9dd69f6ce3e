import { Link, Note } from 'platform';
import { kitData } from './kit-data';
import { kitGroups } from './kit-parts';
import * as S from './KitPage.styles';
import { Marked } from './Marked';
import { Stage } from './Stage';

/** Every part with its example in both themes. */
export function KitOverview({ missing }: { missing: string | null }) {
  return (
    <S.Main>
      <S.Head>
        <h1>UI kit</h1>
        <p>The parts that shell and remotes share. Open a part for its code, props and states.</p>
      </S.Head>
      {missing !== null && <Note tone="warning" title={`The kit has no part “${missing}”.`} />}
      {kitGroups.map(({ title, parts }) => (
        <S.Section key={title}>
          <h2>{title}</h2>
          {parts.map((part) => (
            <S.Summary key={part.name}>
              <h3>
                <Link to={`/kit?part=${part.name}`}>{part.name}</Link>
              </h3>
              <p>
                <Marked text={kitData[part.name]?.doc ?? ''} />
              </p>
              <S.Frame>
                <Stage part={part} themes={['light', 'dark']} width={null} />
              </S.Frame>
            </S.Summary>
          ))}
        </S.Section>
      ))}
    </S.Main>
  );
}
