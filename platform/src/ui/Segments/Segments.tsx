import { Fragment } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Segments.styles';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, if it differs from the page's: "English". */
  lang?: string;
}

export interface SegmentsProps<Value extends string> {
  /** Accessible name of the group: "Língua". */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A segmented control whose selection applies immediately, for language and theme. */
export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <S.Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {segments.map((segment) => (
        <Fragment key={segment.value}>
          <S.Segment
            type="button"
            lang={segment.lang}
            aria-pressed={segment.value === value}
            onClick={() => onChange(segment.value)}
          >
            {segment.label}
          </S.Segment>{' '}
        </Fragment>
      ))}
    </S.Group>
  );
}
