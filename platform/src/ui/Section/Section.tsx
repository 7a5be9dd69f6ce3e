import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { Container } from '../Layout/Layout';
import { NewTab, Link } from '../Link/Link';

const Block = styled.section`
  padding-top: var(--space-section);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: end;
  justify-content: space-between;
  margin-bottom: var(--space-5);
`;

const Aside = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
`;

const MoreLink = styled(Link)`
  display: inline-flex;
  gap: calc(var(--space-3) / 2);
  align-items: center;
  padding-block: calc(var(--space-3) / 2);
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

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
    <Block aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{title}</h2>
          <Aside>
            <More {...more} />
            {controls}
          </Aside>
        </Head>
        {children}
      </Container>
    </Block>
  );
}

function More({ label, to, newTab = false }: SectionProps['more']) {
  if (newTab) {
    return (
      <MoreLink to={to} target="_blank" rel="noopener">
        {label} <NewTab />
      </MoreLink>
    );
  }
  return (
    <MoreLink to={to}>
      {label}
      <Icon name="arrowRight" size="sm" />
    </MoreLink>
  );
}
