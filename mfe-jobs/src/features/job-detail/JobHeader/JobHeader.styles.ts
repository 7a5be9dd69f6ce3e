import { media, styled } from 'platform';

export const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: center;

  h1 {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }

  ${media.below.medium} {
    gap: 12px 14px;
  }
`;

export const Company = styled.p`
  a {
    font-weight: 600;
  }
`;

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-2);
  align-items: center;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;
