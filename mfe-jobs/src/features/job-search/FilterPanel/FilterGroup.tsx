import { FieldSet, OptionRow, useFormat } from 'platform';
import type { FilterOption } from '../filter-options';

export interface FilterGroupProps {
  legend: string;
  /** Name of the query parameter. */
  name: string;
  control: 'checkbox' | 'radio';
  options: readonly FilterOption[];
  chosen: readonly string[];
  labelOf: (value: string) => string;
  onChoose: (value: string) => void;
  /** The form that the controls belong to; none inside the drawer, which is a second view of the same filters. */
  formId?: string | undefined;
}

/** One filter: a legend and a row for each value, with the number of jobs that choosing it would give. */
export function FilterGroup({ legend, name, control, options, chosen, labelOf, onChoose, formId }: FilterGroupProps) {
  const format = useFormat();
  return (
    <FieldSet legend={legend}>
      {options.map(({ value, count }) => (
        <OptionRow
          key={value}
          control={control}
          name={name}
          value={value}
          form={formId}
          label={labelOf(value)}
          {...(count !== null && { count: format.number(count) })}
          checked={chosen.includes(value)}
          onChange={() => onChoose(value)}
        />
      ))}
    </FieldSet>
  );
}
