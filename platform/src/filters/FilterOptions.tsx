import { OptionRow, useFormat } from 'platform';

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
