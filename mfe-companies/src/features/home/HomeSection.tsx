import { useId, type ReactNode } from 'react';
import { Container, Icon, Link, styled } from 'platform';

const Section = styled.section`
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

const More = styled(Link)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding-block: 6px;
  font-size: var(--text-sm);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface HomeSectionProps {
  title: string;
  more: { label: string; to: string };
  children: ReactNode;
}

/** A strip of the home page: heading, a way to all of it, content. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{title}</h2>
          <More to={more.to}>
            {more.label}
            <Icon name="arrowRight" size="sm" />
          </More>
        </Head>
        {children}
      </Container>
    </Section>
  );
}
