import type { KitPart } from './kit-parts';
import * as S from './Stage.styles';

export type StageTheme = 'light' | 'dark';

interface StageProps {
  part: KitPart;
  themes: readonly StageTheme[];
  /** CSS pixels, or null for the width of the page. */
  width: 320 | 390 | null;
}

/** The example of a part in each theme. Overlays open in the page's own theme. */
export function Stage({ part: { name, Example, layout }, themes, width }: StageProps) {
  return (
    <S.Stage $columns={themes.length}>
      {themes.map((theme) => (
        <S.Island key={theme} data-theme={theme} lang="pt-PT" role="group" aria-label={`${name}, ${theme}`}>
          <S.Room $layout={layout} data-width={width}>
            <Example group={`${name}, ${theme}`} />
          </S.Room>
        </S.Island>
      ))}
    </S.Stage>
  );
}
