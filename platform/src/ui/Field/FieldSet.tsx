import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../Layout/Layout';

const Group = styled.fieldset`
  padding-block: var(--space-4);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  &:first-of-type {
    padding-top: 0;
  }

  ${Stack} > & {
    padding-block: 0;
    border-top: 0;
  }
`;

/* Floated, because browsers render a legend in the fieldset's border. */
const Legend = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: var(--space-2);
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);

  & + * {
    clear: both;
  }
`;

export interface FieldSetProps {
  legend: ReactNode;
  children: ReactNode;
}

/**
 * A group of related controls. Consecutive groups are separated by a hairline, or in a `Stack` by its gap.
 *
 * @remarks
 * - A native `fieldset`: the legend is read before the first control.
 */
export function FieldSet({ legend, children }: FieldSetProps) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {children}
    </Group>
  );
}
