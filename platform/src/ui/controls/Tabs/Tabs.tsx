import type { ReactNode } from 'react';
import { Tabs as Radix } from 'radix-ui';
import { BoardMark } from '../../BoardMark/BoardMark';
import * as S from './Tabs.styles';

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}

/** A row of tabs with the board mark under the chosen one; arrows move, the content follows. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <S.List aria-label={label}>
        {tabs.map((tab) => (
          <S.Tab key={tab.value} value={tab.value}>
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
        <S.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </S.Panel>
      ))}
    </Radix.Root>
  );
}
