import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-8) var(--space-5) var(--space-10);
  text-align: center;
`;

const sectionTitle = css`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;

const Title = styled.h2<{ $page: boolean }>`
  ${({ $page }) => !$page && sectionTitle}
`;

const Text = styled.p`
  max-width: 46ch;
  text-wrap: balance;
  color: var(--color-text-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

export interface EmptyStateProps {
  illustration?: IllustrationName;
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Heading level: `h1` for a whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Shown instead of an empty list, with a next action. */
export function EmptyState({ illustration, title, text, actions, heading = 'h2' }: EmptyStateProps) {
  return (
    <Frame>
      {illustration !== undefined && <Illustration name={illustration} size={heading === 'h1' ? 'large' : 'medium'} />}
      <Title as={heading} $page={heading === 'h1'}>
        {title}
      </Title>
      {text !== undefined && <Text>{text}</Text>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}
