import { media, styled } from 'platform';

export const Page = styled.div`
  padding-bottom: var(--space-10);
`;

export const Head = styled.div`
  padding: var(--space-8) var(--gutter);

  p {
    color: var(--color-text-muted);
  }
`;

export const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Island = styled.section`
  display: grid;
  gap: var(--space-10);
  align-content: start;
  padding: var(--space-8) var(--gutter);
  background: var(--color-canvas);
  color: var(--color-text);
`;

export const Name = styled.h2`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
`;

export const Flow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  & + & {
    margin-top: var(--space-3);
  }
`;

export const Green = styled(Flow)`
  --focus-inner: var(--color-chrome-text);

  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-chrome);
  color: var(--color-chrome-text);
`;

export const Narrow = styled.div`
  max-width: var(--width-filters);
`;
