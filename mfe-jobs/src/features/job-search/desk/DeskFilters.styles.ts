import { css, styled } from 'platform';

/** A control of the row; `$isOn` while its filter is active. */
export const rowControl = css<{ $isOn: boolean }>`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--control-sm);
  padding: 0 var(--space-3);
  border: var(--border-control) solid ${({ $isOn }) => ($isOn ? 'var(--color-brand)' : 'var(--color-border-strong)')};
  border-radius: var(--radius-sm);
  background: ${({ $isOn }) => ($isOn ? 'var(--color-brand-soft)' : 'var(--color-surface)')};
  color: ${({ $isOn }) => ($isOn ? 'var(--color-brand-soft-text)' : 'var(--color-text)')};
  font-size: var(--text-sm);
  font-weight: ${({ $isOn }) => ($isOn ? 'var(--weight-semibold)' : 'var(--weight-medium)')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    ${({ $isOn }) => !$isOn && 'background: var(--color-hover);'}
  }
`;

export const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  height: 100%;
`;

export const CheckLabel = styled.label<{ $isOn: boolean }>`
  ${rowControl}

  input {
    width: var(--space-4);
    height: var(--space-4);
    margin: 0;
    accent-color: var(--color-brand);
  }
`;

export const Modes = styled.div`
  display: inline-flex;

  & > button {
    border-radius: 0;
  }

  & > button + button {
    margin-left: calc(-1 * var(--border-control));
  }

  & > button:first-child {
    border-radius: var(--radius-sm) 0 0 var(--radius-sm);
  }

  & > button:last-child {
    border-radius: 0 var(--radius-sm) var(--radius-sm) 0;
  }

  & > button:is(:focus-visible, [aria-pressed='true']) {
    position: relative;
  }
`;

export const Mode = styled.button<{ $isOn: boolean }>`
  ${rowControl}

  small {
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
    color: ${({ $isOn }) => ($isOn ? 'inherit' : 'var(--color-text-muted)')};
  }
`;

export const End = styled.div`
  margin: 0 calc(-1 * var(--space-3)) 0 auto;
`;
