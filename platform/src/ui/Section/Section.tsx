import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Container } from '../Layout/Layout';
import { NewTab } from '../Link/Link';
import * as S from './Section.styles';

export interface SectionProps {
  title: string;
  /** Link to the full list, optionally in a new tab. */
  more: { label: string; to: string; newTab?: boolean };
  /** Controls after the link. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A page section with a heading and a link to the full list. */
export function Section({ title, more, controls, children }: SectionProps) {
  const id = useId();
  return (
    <S.Block aria-labelledby={id}>
      <Container>
        <S.Head>
          <h2 id={id}>{title}</h2>
          <S.Aside>
            <More {...more} />
            {controls}
          </S.Aside>
        </S.Head>
        {children}
      </Container>
    </S.Block>
  );
}

function More({ label, to, newTab = false }: SectionProps['more']) {
  if (newTab) {
    return (
      <S.More to={to} target="_blank" rel="noopener">
        {label} <NewTab />
      </S.More>
    );
  }
  return (
    <S.More to={to}>
      {label}
      <Icon name="arrowRight" size="sm" />
    </S.More>
  );
}
