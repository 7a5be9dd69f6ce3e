import { Breadcrumbs, Container, Link, Prose } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import type { LegalPart, LegalSection } from './legal-text';
import { LegalWords } from './LegalWords';
import * as S from './LegalPage.styles';

interface LegalPageProps {
  title: string;
  sections: readonly LegalSection[];
}

/** A long text with its table of contents. */
export function LegalPage({ title, sections }: LegalPageProps) {
  const { t } = useShellText();
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: title }]} />
      <S.Head>
        <h1>{title}</h1>
        <p>{t('legal.updated')}</p>
      </S.Head>
      <S.Columns>
        <S.Contents aria-label={t('legal.contents')}>
          <S.ContentsTitle>{t('legal.contents')}</S.ContentsTitle>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </S.Contents>
        <Prose as="article">
          {sections.map((section) => (
            <section key={section.id}>
              <S.SectionTitle id={section.id}>{section.title}</S.SectionTitle>
              {section.parts.map((part, index) => (
                <Part key={index} part={part} />
              ))}
            </section>
          ))}
        </Prose>
      </S.Columns>
    </Container>
  );
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'object' && 'list' in part) {
    return (
      <ul>
        {part.list.map((words, index) => (
          <li key={index}>
            <LegalWords words={words} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <LegalWords words={part} />
    </p>
  );
}
