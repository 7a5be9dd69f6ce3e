import { css, styled } from 'styled-components';
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

export const Cross = styled.span`
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

export const Button = styled.button`
  ${removable}
`;

export const RemovableLink = styled(Link)`
  ${removable}
`;

export const PlainLink = styled(Link)`
  ${shape}
  border-color: var(--color-border-strong);
  background: var(--color-surface);
  color: var(--color-text);

  &:hover {
    background: var(--color-hover);
  }
`;
