import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { BoardMark } from '../../BoardMark';

const List = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  border-bottom: var(--border-hair) solid var(--color-border);
  scrollbar-width: none;
`;

const TabButton = styled.button`
  position: relative;
  min-height: var(--target-min);
  padding: var(--space-3) var(--space-3) var(--space-4);
  border: 0;
  border-radius: var(--radius-sm) var(--radius-sm) 0 0;
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  cursor: pointer;

  &[aria-selected='true'] {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
  }

  /* The focus ring is inset, because the row scrolls. */
  &:focus-visible {
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
  }
`;

const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-1);
  left: var(--space-3);
`;

const Panel = styled.div`
  padding-top: var(--space-5);
`;

/** One tab and its panel. */
export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  /** Also called for a click on the selected tab. */
  onChange: (value: string) => void;
}

/**
 * Tabs with automatic activation by arrow keys. Not based on Radix, which reads `document.activeElement`: inside a shadow
 * root that is the host, so one key press would move through all tabs.
 *
 * @remarks
 * - One stop in the tab order: arrow keys, Home and End move and activate.
 * - The panel is focusable and named by its tab.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The row scrolls where it is wider than the screen. Only the row: `scrollIntoView` also scrolls the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const move = (event: KeyboardEvent) => {
    const chosen = tabs.findIndex((tab) => tab.value === value);
    const next = indexAfter(event, chosen, tabs.length);
    const tab = tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChange(tab.value);
  };
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.value === value && (
              <Mark>
                <BoardMark />
              </Mark>
            )}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
        >
          {tab.value === value && tab.content}
        </Panel>
      ))}
    </>
  );
}

/** Index of the tab that a key selects; -1 for none. Keys with a modifier are browser shortcuts (Alt and Left: Back). */
function indexAfter({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, index: number, count: number): number {
  if (altKey || ctrlKey || metaKey || shiftKey) return -1;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? -1;
}
