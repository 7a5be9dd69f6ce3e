import { Badge, Button, Drawer, Icon, media, styled, useBackCloses, VisuallyHidden } from 'platform';
import { useState, type ReactNode } from 'react';

/** From `large` the filters are beside the results; without JavaScript they are below them. */
const Opener = styled.div<{ $inRow: boolean }>`
  ${media.from.large} {
    ${({ $inRow }) => !$inRow && 'display: none;'}
  }

  ${media.withoutScript} {
    display: none;
  }
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2);
`;

interface FilterDrawerProps {
  /** Title, and label of the opener. */
  title: string;
  /** Label of an opener at all widths, beside controls of some of the filters. */
  rowLabel?: string;
  closeLabel: string;
  /** Number of active filters, and the text that states it. */
  active: { count: number; text: string };
  clear: { label: string; onClick: () => void };
  /** Label of the button that shows the results: "Ver 58 ofertas". */
  showLabel: string;
  children: ReactNode;
}

/** The filters in a drawer, by default on small screens only. Each applies immediately; the footer shows the number of results. */
export function FilterDrawer({ title, rowLabel, closeLabel, active, clear, showLabel, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Opener $inRow={rowLabel !== undefined}>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="filter" size="sm" />
        {rowLabel ?? title}
        {active.count > 0 && (
          <Badge tone="success">
            <span aria-hidden="true">{active.count}</span>
            <VisuallyHidden>{active.text}</VisuallyHidden>
          </Badge>
        )}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        closeLabel={closeLabel}
        footer={
          <Foot>
            <Button variant="quiet" onClick={clear.onClick}>
              {clear.label}
            </Button>
            <Button onClick={() => setOpen(false)}>{showLabel}</Button>
          </Foot>
        }
      >
        {children}
      </Drawer>
    </Opener>
  );
}
