import { media, styled } from 'platform';

export const Frame = styled.div`
  position: relative;
`;

export const Toggle = styled.button`
  display: block;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
`;

export const Panel = styled.div`
  --focus-inner: var(--color-focus-in);

  position: absolute;
  z-index: var(--z-popover);
  top: calc(100% + var(--space-2));
  right: 0;
  width: var(--menu-width);
  padding: var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
  color: var(--color-text);

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Person = styled.p`
  display: grid;
  margin-bottom: var(--space-2);
  padding: 0 var(--space-2) var(--space-3);
  border-bottom: var(--border-hair) solid var(--color-border);
  overflow-wrap: anywhere;
`;

export const Email = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

export const Choices = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  margin-block: var(--space-2);
  padding-block: var(--space-2);
  border-block: var(--border-hair) solid var(--color-border);
`;
