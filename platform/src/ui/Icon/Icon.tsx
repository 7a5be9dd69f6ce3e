import * as S from './Icon.styles';
import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20 (default) and 24 px. */
  size?: S.IconSize;
}

/** A drawing beside a word, which says what it means; where it stands alone, its button has the label. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <S.Drawing $size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </S.Drawing>
  );
}
