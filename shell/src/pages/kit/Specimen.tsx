import type { ReactNode } from 'react';
import { Stack } from 'platform';
import * as S from './KitPage.styles';

interface SpecimenProps {
  /** Name of the part, as it is imported. */
  name: string;
  /** `flow` puts the examples beside each other, `stack` below. */
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
