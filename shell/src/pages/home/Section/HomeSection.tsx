import { useId, type ReactNode } from 'react';
import { Container } from 'platform';
import * as S from './HomeSection.styles';

interface HomeSectionProps {
  title: string;
  /** The way to all of it. */
  more: ReactNode;
  children: ReactNode;
}

/** A block of the home page: heading, a way on, content. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <S.Section aria-labelledby={id}>
      <Container>
        <S.Head>
          <h2 id={id}>{title}</h2>
          {more}
        </S.Head>
        {children}
      </Container>
    </S.Section>
  );
}
