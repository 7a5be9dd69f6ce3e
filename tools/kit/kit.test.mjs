import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { propsOf } from './part-props.mjs';
import { usesIn } from './part-usage.mjs';
import { findExport, readModule } from './source-module.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Record<string, string>} files */
function write(files) {
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
  return readModule(path.join(folder, 'index.ts'));
}

it('reads types, defaults and docstrings of props through aliases, other files and Omit', () => {
  const door = write({
    'index.ts': "export * from './Part';",
    'looks.ts':
      "/** How it sounds. */ export type Volume = 1 | 2; export type Tone = 'plain' | 'loud';\nexport interface Base { label: string; hidden: boolean }",
    'Part.tsx': `
      import type { Base, Tone, Volume } from './looks';
      /** Not the docstring of a prop. */
      export interface PartProps extends Omit<Base, 'hidden'>, Omit<ComponentProps<'a'>, 'href'> {
        /**
         * How loud it is.
         *
         * @since 2.1
         */
        tone?: Tone;
        volume?: Volume;
        /** @deprecated since 2.1, removed in 3.0: use \`tone\` */
        loud?: boolean;
      }
      export function Part({ tone = 'plain', ...rest }: PartProps) {}
    `,
  });
  const part = findExport(door, 'Part');
  const none = { since: null, deprecated: null, default: null, doc: '' };
  expect(part && propsOf('Part', part)).toEqual({
    props: [
      {
        ...none,
        name: 'tone',
        type: "'plain' | 'loud'",
        isRequired: false,
        default: "'plain'",
        doc: 'How loud it is.',
        since: '2.1',
      },
      { ...none, name: 'volume', type: '1 | 2', isRequired: false, doc: 'How it sounds.' },
      {
        ...none,
        name: 'loud',
        type: 'boolean',
        isRequired: false,
        deprecated: { since: '2.1', removedIn: '3.0', replacement: 'use `tone`' },
      },
      { ...none, name: 'label', type: 'string', isRequired: true },
    ],
    rest: ["Omit<ComponentProps<'a'>, 'href'>"],
  });
});

it('counts the places that use an import of platform, under its exported name', () => {
  const code = `
    import { Button, useToast as useMessage, Icon } from 'platform';
    import { Tabs } from 'platform/controls';
    import { Chip } from './Chip';
    export const A = () => <><Button>a</Button><Button /><Chip /></>;
    export const useB = () => useMessage();
    export const tabs = <Tabs />;
  `;
  const uses = usesIn('a.tsx', code).map(({ door, name }) => `${door} ${name}`);
  expect(uses.toSorted()).toEqual([
    'platform Button',
    'platform Button',
    'platform useToast',
    'platform/controls Tabs',
  ]);
});
