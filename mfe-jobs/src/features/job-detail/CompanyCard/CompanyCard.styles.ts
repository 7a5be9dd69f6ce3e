import { styled } from 'platform';

export const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;

  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
    letter-spacing: 0;
  }

  h2 a {
    color: inherit;
  }

  p {
    font-size: var(--text-xs);
    line-height: 1.4;
    color: var(--color-text-muted);
  }
`;

export const About = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;

export const More = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-sm);
  color: var(--color-text-muted);

  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    padding-block: 6px;
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;
