import type { ComponentType } from 'react';
import { illustrations } from '../../brand';
import * as S from './Illustration.styles';

const drawings = {
  'application-sent': illustrations.ApplicationSent,
  'empty-saved': illustrations.EmptySaved,
  'empty-search': illustrations.EmptySearch,
  hero: illustrations.Hero,
  'no-interviews': illustrations.NoInterviews,
  'not-found': illustrations.NotFound,
  offline: illustrations.Offline,
} satisfies Record<string, ComponentType>;

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps {
  name: IllustrationName;
  /** 216 px (default), 300 px, or as wide as there is room. */
  size?: 'medium' | 'large' | 'fill';
}

/** One of the brand's drawings, recoloured by the theme. Never the only way a thing is said. */
export function Illustration({ name, size = 'medium' }: IllustrationProps) {
  const Drawing = drawings[name];
  return (
    <S.Frame $size={size}>
      <Drawing />
    </S.Frame>
  );
}
