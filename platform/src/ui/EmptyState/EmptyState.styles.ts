import { css, styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-8) var(--space-5) var(--space-10);
  text-align: center;
`;

const title = css`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;

export const Title = styled.h2<{ $page: boolean }>`
  ${({ $page }) => !$page && title}
`;

export const Text = styled.p`
  max-width: 46ch;
  color: var(--color-text-muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;
