import type { ReactNode } from 'react';
import { Stack } from 'platform';
import * as S from './KitPage.styles';

interface SpecimenProps {
  /** Imported name of the part. */
  name: string;
  /** `flow` places the examples side by side, `stack` below each other. */
  layout?: 'flow' | 'stack';
  children: ReactNode;
}

/** One part with its variants. */
export function Specimen({ name, layout = 'stack', children }: SpecimenProps) {
  return (
    <section>
      <S.Name>{name}</S.Name>
      {layout === 'flow' ? <S.Flow>{children}</S.Flow> : <Stack>{children}</Stack>}
    </section>
  );
}
