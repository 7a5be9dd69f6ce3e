import { styled } from 'styled-components';

export const Page = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-wide));
  margin-inline: auto;
  padding-top: var(--space-8);
`;

export const Heading = styled.h1`
  margin: 0 0 var(--space-5);
  font-size: var(--text-3xl);
  font-weight: var(--weight-display);
  line-height: 1.15;
  letter-spacing: var(--tracking-display);
`;

export const Text = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
  margin-top: var(--space-6);
`;

export const Rule = styled.p`
  margin: 0;
  padding: 14px var(--space-4);
  background: var(--color-info-soft);
  border-radius: var(--radius-md);
  color: var(--color-info-soft-text);
  font-size: var(--text-sm);
  line-height: 1.5;
`;
