import * as S from './BoardMark.styles';

export interface BoardMarkProps {
  /** `accent` on green, `brand` elsewhere. */
  tone?: 'brand' | 'accent';
}

/**
 * Marks the current item with a curved underline as wide as its container. Decorative: the item must have `aria-current` or
 * `aria-selected`.
 */
export function BoardMark({ tone = 'brand' }: BoardMarkProps) {
  return (
    <S.Line $tone={tone} viewBox="0 0 60 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M2 4.5C18 7.2 38 7 58 1.8" />
    </S.Line>
  );
}
