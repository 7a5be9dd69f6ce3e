import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { Link } from '../Link/Link';

const shape = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--chip-height);
  padding-inline: var(--space-3);
  border: var(--border-hair) solid;
  border-radius: var(--radius-full);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-decoration: none;
  cursor: pointer;
`;

const Cross = styled.span`
  display: grid;
  place-items: center;
  width: var(--icon-lg);
  height: var(--icon-lg);
  border-radius: 50%;
`;

const removable = css`
  ${shape}
  padding-right: var(--space-1);
  border-color: var(--color-brand-line);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);

  &:hover ${Cross} {
    background: var(--color-brand-soft-text);
    color: var(--color-brand-soft);
  }
`;

const RemovableButton = styled.button`
  ${removable}
`;

const RemovableLink = styled(Link)`
  ${removable}
`;

const PlainLink = styled(Link)`
  ${shape}
  border-color: var(--color-border-strong);
  background: var(--color-surface);
  color: var(--color-text);

  &:hover {
    background: var(--color-hover);
  }
`;

interface ChipText {
  children: ReactNode;
}

/** A chip that a click removes. `removeLabel` is its accessible name: "Remover filtro: Remoto". */
interface RemovableChipProps extends ChipText {
  removeLabel: string;
  onRemove?: () => void;
  /** URL without the value. The chip is then a link and works without JavaScript. */
  to?: string;
}

/** A chip that is a link. */
interface LinkChipProps extends ChipText {
  to: string;
}

export type ChipProps = RemovableChipProps | LinkChipProps;

/**
 * A small rounded label. The whole chip is clickable.
 *
 * @remarks
 * - A chip that is removed has the accessible name `removeLabel`; its text remains visible.
 * - After a removal move focus to a place that still exists.
 */
export function Chip(props: ChipProps) {
  if (!('removeLabel' in props)) return <PlainLink to={props.to}>{props.children}</PlainLink>;
  const { children, removeLabel, onRemove, to } = props;
  const content = (
    <>
      {children}
      <Cross>
        <Icon name="close" size="sm" />
      </Cross>
    </>
  );
  if (to === undefined) {
    return (
      <RemovableButton type="button" aria-label={removeLabel} onClick={onRemove}>
        {content}
      </RemovableButton>
    );
  }
  return (
    <RemovableLink to={to} aria-label={removeLabel} onClick={onRemove}>
      {content}
    </RemovableLink>
  );
}
