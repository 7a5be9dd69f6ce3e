import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BoardMark } from '../../BoardMark/BoardMark';
import * as S from './Tabs.styles';

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
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
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
      <S.List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <S.Tab
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
              <S.Mark>
                <BoardMark />
              </S.Mark>
            )}
          </S.Tab>
        ))}
      </S.List>
      {tabs.map((tab) => (
        <S.Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
        >
          {tab.value === value && tab.content}
        </S.Panel>
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
