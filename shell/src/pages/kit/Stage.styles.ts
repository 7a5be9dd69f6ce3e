import { media, styled } from 'platform';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border-bottom: var(--border-hair) solid var(--color-border);

  > fieldset {
    padding: var(--space-1);
    border-radius: var(--radius-full);
    background: var(--color-sunken);
  }
`;

export const Stage = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Island = styled.div`
  overflow-x: auto;
  padding: var(--space-10) var(--space-4);
  background: var(--color-canvas);
  color: var(--color-text);
`;

export const Room = styled.div<{ $layout: 'flow' | 'stack' }>`
  --room-width: 36rem;
  --narrow-phone: 320px;
  --phone: 390px;

  display: flex;
  flex-flow: ${({ $layout }) => ($layout === 'flow' ? 'row wrap' : 'column nowrap')};
  gap: ${({ $layout }) => ($layout === 'flow' ? 'var(--space-3)' : 'var(--space-5)')};
  align-items: ${({ $layout }) => ($layout === 'flow' ? 'center' : 'stretch')};
  justify-content: center;
  max-width: var(--room-width);
  margin-inline: auto;

  &[data-width='320'] {
    width: var(--narrow-phone);
  }

  &[data-width='390'] {
    width: var(--phone);
  }
`;

export const Code = styled.div`
  position: relative;
  border-top: var(--border-hair) solid var(--color-border);
  background: var(--color-sunken);

  button {
    position: absolute;
    top: var(--space-2);
    right: var(--space-2);
  }

  ${media.below.medium} {
    padding-top: var(--space-10);
  }

  [data-token='tag'] {
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
  }

  [data-token='attribute'] {
    color: var(--color-info-soft-text);
  }

  [data-token='string'] {
    color: var(--color-accent-soft-text);
  }

  [data-token='keyword'] {
    color: var(--color-violet-soft-text);
  }
`;

export const Scroll = styled.div`
  padding: var(--space-4) var(--space-5);
  overflow-x: auto;
  font-size: var(--text-sm);
  line-height: 1.6;
  white-space: pre;

  code {
    font-family: var(--font-mono);
    font-variant-ligatures: none;
  }
`;
