import { styled } from 'platform';

export const Section = styled.section`
  padding-top: var(--space-section);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-5);

  & > a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    padding-block: var(--space-2);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
  }
`;
