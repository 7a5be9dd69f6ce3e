import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as S from './Chip.styles';

interface ChipText {
  children: ReactNode;
}

/** A chip that a click removes. `removeLabel` is its accessible name: "Remover filtro: Remoto". */
export interface RemovableChipProps extends ChipText {
  removeLabel: string;
  onRemove?: () => void;
  /** URL without the value. The chip is then a link and works without JavaScript. */
  to?: string;
}

/** A chip that is a link. */
export interface LinkChipProps extends ChipText {
  to: string;
}

export type ChipProps = RemovableChipProps | LinkChipProps;

/** A small rounded label. The whole chip is clickable. */
export function Chip(props: ChipProps) {
  if (!('removeLabel' in props)) return <S.PlainLink to={props.to}>{props.children}</S.PlainLink>;
  const { children, removeLabel, onRemove, to } = props;
  const content = (
    <>
      {children}
      <S.Cross>
        <Icon name="close" size="sm" />
      </S.Cross>
    </>
  );
  if (to === undefined) {
    return (
      <S.Button type="button" aria-label={removeLabel} onClick={onRemove}>
        {content}
      </S.Button>
    );
  }
  return (
    <S.RemovableLink to={to} aria-label={removeLabel} onClick={onRemove}>
      {content}
    </S.RemovableLink>
  );
}
