import { Fragment } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { VisuallyHidden } from '../VisuallyHidden';

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

const SegmentButton = styled.button`
  min-height: var(--space-8);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &[aria-pressed='true'] {
    background: var(--color-surface);
    box-shadow: var(--shadow-edge);
    color: var(--color-text);
  }

  &[aria-pressed='true']:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border: var(--border-hair) solid;
    }
  }
`;

/** One choice of `Segments`. */
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

/**
 * A segmented control whose selection applies immediately, for language and theme.
 *
 * @remarks
 * - Buttons with `aria-pressed` in a named group.
 */
export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {segments.map((segment) => (
        <Fragment key={segment.value}>
          <SegmentButton
            type="button"
            lang={segment.lang}
            aria-pressed={segment.value === value}
            onClick={() => onChange(segment.value)}
          >
            {segment.label}
          </SegmentButton>{' '}
        </Fragment>
      ))}
    </Group>
  );
}
