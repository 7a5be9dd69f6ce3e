import { Button, media, styled } from 'platform';
import type { ReactNode } from 'react';

/** Filters beside the results; below `large` one below the other. */
export const FilteredLayout = styled.div<{ $hasFilters?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasFilters = true }) => ($hasFilters ? 'var(--width-filters)' : '')} minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;
  padding-top: var(--space-6);

  ${media.below.large} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    padding-top: 0;
  }
`;

/** Small screens open the filters in a drawer, which needs JavaScript: without it they are below the results. */
const Aside = styled.aside`
  ${media.below.large} {
    display: none;
    order: 1;
  }

  ${media.withoutScript} {
    display: block;
  }
`;

interface FilterAsideProps {
  /** Accessible name. */
  label: string;
  /** The form of the filters, which a button sends without JavaScript. */
  formId: string;
  applyLabel: string;
  children: ReactNode;
}

/** The filters of large screens, and of pages without JavaScript. */
export function FilterAside({ label, formId, applyLabel, children }: FilterAsideProps) {
  return (
    <Aside data-screen aria-label={label}>
      {children}
      <noscript>
        <Button type="submit" form={formId}>
          {applyLabel}
        </Button>
      </noscript>
    </Aside>
  );
}
