import { useState } from 'react';
import { Button, Segments } from 'platform';
import { useCopy } from 'platform/jobs';
import { highlight } from './highlight';
import type { KitPart } from './kit-parts';
import * as S from './KitPage.styles';
import { Stage } from './Stage';
import * as Look from './Stage.styles';

const themes = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;
const widths = { '320': 320, '390': 390, full: null } as const;

type ThemeChoice = keyof typeof themes;
type WidthChoice = keyof typeof widths;

const themeChoices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Both' },
];
const widthChoices: readonly { value: WidthChoice; label: string }[] = [
  { value: '320', label: '320' },
  { value: '390', label: '390' },
  { value: 'full', label: 'Full' },
];

/** The example of a part, which the user can show in one theme or in both, and its code. */
export function PartExample({ part, code }: { part: KitPart; code: string }) {
  const [theme, setTheme] = useState<ThemeChoice>('both');
  const [width, setWidth] = useState<WidthChoice>('full');
  return (
    <S.Section id="example" aria-label="Example">
      <S.Frame>
        <Look.Toolbar>
          <Segments label="Theme" segments={themeChoices} value={theme} onChange={setTheme} />
          <Segments label="Width" segments={widthChoices} value={width} onChange={setWidth} />
        </Look.Toolbar>
        <Stage part={part} themes={themes[theme]} width={widths[width]} />
        <ExampleCode code={code} />
      </S.Frame>
    </S.Section>
  );
}

function ExampleCode({ code }: { code: string }) {
  const copy = useCopy({ done: 'Code copied', byHand: 'The browser refused access to the clipboard' });
  return (
    <Look.Code>
      <Look.Scroll role="region" aria-label="Code of the example" tabIndex={0}>
        <code>
          {highlight(code).map(({ kind, text }, index) => (
            <span key={index} data-token={kind}>
              {text}
            </span>
          ))}
        </code>
      </Look.Scroll>
      <Button variant="secondary" size="sm" onClick={() => void copy(code)}>
        Copy
      </Button>
    </Look.Code>
  );
}
