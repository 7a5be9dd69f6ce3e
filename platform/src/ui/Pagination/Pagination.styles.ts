import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { Link } from '../Link/Link';

export const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  margin-top: var(--space-6);
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const cell = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target-min);
  height: var(--target-min);
  padding-inline: var(--space-2);
  border-radius: var(--radius-sm);
  color: var(--color-text);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  text-decoration: none;
`;

const target = css`
  ${cell}

  &:hover {
    background: var(--color-brand-soft);
  }
`;

export const Page = styled(Link)`
  ${target}

  &[aria-current] {
    color: var(--color-brand-text);
    font-weight: var(--weight-bold);
  }
`;

export const Step = styled(Link)`
  ${target}
`;

export const Off = styled.span`
  ${cell}
  color: var(--color-text-muted);
`;

export const Gap = styled.span`
  ${cell}
  min-width: var(--space-6);
  padding-inline: 0;
  color: var(--color-text-muted);
`;

export const Word = styled.span`
  ${media.below.medium} {
    display: none;
  }
`;

export const Mark = styled.span`
  position: absolute;
  right: var(--space-2);
  bottom: var(--space-1);
  left: var(--space-2);
`;
