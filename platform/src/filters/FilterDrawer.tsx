import { Badge, Button, Drawer, Icon, media, styled, useBackCloses, VisuallyHidden } from 'platform';
import { useState, type ReactNode } from 'react';

/** From `large` the filters are beside the results; without JavaScript they are below them. */
const Opener = styled.div`
  ${media.from.large} {
    display: none;
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
  /** Label of the opener, and title. */
  title: string;
  closeLabel: string;
  /** Number of active filters, and the text that states it. */
  active: { count: number; text: string };
  clear: { label: string; onClick: () => void };
  /** Label of the button that shows the results: "Ver 58 ofertas". */
  showLabel: string;
  children: ReactNode;
}

/** The filters on small screens. Each applies immediately; the footer shows the number of results. */
export function FilterDrawer({ title, closeLabel, active, clear, showLabel, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Opener>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Icon name="filter" size="sm" />
        {title}
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
