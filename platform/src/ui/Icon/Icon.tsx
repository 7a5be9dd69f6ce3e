import * as S from './Icon.styles';
import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20 (default) and 24 px. */
  size?: S.IconSize;
}

/** A decorative icon next to a text. An icon-only button must have a label. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <S.Drawing $size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </S.Drawing>
  );
}
