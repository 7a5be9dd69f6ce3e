import { styled } from 'styled-components';
import { EmptySearch, NotFound, Offline } from '../../brand/illustrations';
import type { LazyIllustrationName } from '../../brand/lazy-illustrations';
import { onDemand } from '../overlay/on-demand';

const widths = { medium: 'var(--illustration-width)', large: 'var(--illustration-large)', fill: '100%' };

const Frame = styled.div<{ $size: keyof typeof widths }>`
  width: ${({ $size }) => widths[$size]};
  max-width: 100%;
  aspect-ratio: 3 / 2;

  svg {
    width: 100%;
    height: auto;
  }
`;

/** Illustrations that first views may show. */
const eager = { 'empty-search': EmptySearch, 'not-found': NotFound, offline: Offline };

/** The other illustrations, loaded on demand. Their space is reserved while they load. */
const LazyDrawing = onDemand<{ name: LazyIllustrationName }>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ '../../brand/lazy-illustrations')).LazyDrawing,
  isWanted: () => true,
});

type EagerName = keyof typeof eager;
/** Name of an illustration. Those of empty states are loaded on demand. */
export type IllustrationName = EagerName | LazyIllustrationName;

const isEager = (name: IllustrationName): name is EagerName => name in eager;

function NamedDrawing({ name }: { name: IllustrationName }) {
  if (!isEager(name)) return <LazyDrawing name={name} />;
  const Drawing = eager[name];
  return <Drawing />;
}

export interface IllustrationProps {
  name: IllustrationName;
  /** 216 px (default), 300 px, or the full available width. */
  size?: 'medium' | 'large' | 'fill';
}

/** An illustration of the brand in theme colors. Decorative: it must not be the only source of information. */
export function Illustration({ name, size = 'medium' }: IllustrationProps) {
  return (
    <Frame $size={size}>
      <NamedDrawing name={name} />
    </Frame>
  );
}
