import { styled } from 'platform';

export const Block = styled.section`
  min-width: 0;
  padding-top: var(--space-section);
`;

export const Head = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-5);

  a {
    display: inline-flex;
    flex: none;
    gap: calc(var(--space-3) / 2);
    align-items: center;
    padding-block: calc(var(--space-3) / 2);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Panel = styled.section`
  border-radius: var(--radius-lg);
  background: var(--color-surface);
  box-shadow: var(--shadow-edge), var(--shadow-2);
`;
