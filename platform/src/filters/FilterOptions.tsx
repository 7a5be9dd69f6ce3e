import { OptionRow, styled, useFormat } from 'platform';
import { useState, type ReactNode } from 'react';

/** A value of a filter with its number of results. */
export interface CountedValue {
  value: string;
  label: string;
  /** Results with this value; null while the counts are loading. */
  count: number | null;
}

interface FilterOptionsProps {
  /** Query parameter. */
  name: string;
  control?: 'checkbox' | 'radio';
  values: readonly CountedValue[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId: string | undefined;
}

/** A row per value of a filter, with its number of results. */
export function FilterOptions({ name, control = 'checkbox', values, chosen, onChoose, formId }: FilterOptionsProps) {
  const format = useFormat();
  return values.map(({ value, label, count }) => (
    <OptionRow
      key={value}
      control={control}
      name={name}
      value={value}
      form={formId}
      label={label}
      {...(count !== null && { count: format.number(count) })}
      checked={chosen.includes(value)}
      onChange={() => onChoose(value)}
    />
  ));
}

/** Values before the others, which are folded. */
const mostVisible = 6;

const Details = styled.details`
  > summary {
    width: fit-content;
    padding-block: var(--space-2);
    border-radius: var(--radius-xs);
    color: var(--color-brand-text);
    font-size: var(--text-sm);
    font-weight: var(--weight-semibold);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  &[open] > summary {
    display: none;
  }
`;

/** Opened once: it does not close when its last value is removed. */
function Folded({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  const [startsOpen] = useState(isOpen);
  return (
    <Details open={startsOpen}>
      <summary>{label}</summary>
      {children}
    </Details>
  );
}

interface FoldedFilterOptionsProps extends FilterOptionsProps {
  /** Label of the folded values: "Mais 14 empresas". */
  moreLabel: (count: number) => string;
}

/** The rows of a filter with many values. The first are visible; the others are folded, unless one of them is chosen. */
export function FoldedFilterOptions({ moreLabel, values, ...options }: FoldedFilterOptionsProps) {
  const rest = values.slice(mostVisible);
  return (
    <>
      <FilterOptions {...options} values={values.slice(0, mostVisible)} />
      {rest.length > 0 && (
        <Folded label={moreLabel(rest.length)} isOpen={rest.some(({ value }) => options.chosen.includes(value))}>
          <FilterOptions {...options} values={rest} />
        </Folded>
      )}
    </>
  );
}
