import type { ComponentType } from 'react';
import { illustrations } from '../../brand';
import type * as lazyIllustrations from '../../brand/illustrations/lazy';
import { onDemand } from '../overlay/on-demand';
import * as S from './Illustration.styles';

/** An illustration that is loaded on demand. Its space is reserved while it loads. */
const lazyIllustration = (name: keyof typeof lazyIllustrations) =>
  onDemand({
    load: async () => (await import(/* webpackChunkName: "overlays" */ '../../brand/illustrations/lazy'))[name],
    isWanted: () => true,
  });

const drawings = {
  'application-sent': lazyIllustration('ApplicationSent'),
  'empty-saved': lazyIllustration('EmptySaved'),
  'empty-search': illustrations.EmptySearch,
  'no-interviews': lazyIllustration('NoInterviews'),
  'no-resumes': lazyIllustration('NoResumes'),
  'not-found': illustrations.NotFound,
  offline: illustrations.Offline,
} satisfies Record<string, ComponentType>;

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps {
  name: IllustrationName;
  /** 216 px (default), 300 px, or the full available width. */
  size?: 'medium' | 'large' | 'fill';
}

/** An illustration of the brand in theme colours. Decorative: it must not be the only source of information. */
export function Illustration({ name, size = 'medium' }: IllustrationProps) {
  const Drawing = drawings[name];
  return (
    <S.Frame $size={size}>
      <Drawing />
    </S.Frame>
  );
}
