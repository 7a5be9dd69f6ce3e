import { styled } from 'styled-components';
import { Stack } from '../Layout/Layout';

export const Group = styled.fieldset`
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
export const Legend = styled.legend`
  float: left;
  width: 100%;
  margin-bottom: var(--space-2);
  font-size: var(--text-control);
  font-weight: var(--weight-semibold);

  & + * {
    clear: both;
  }
`;
