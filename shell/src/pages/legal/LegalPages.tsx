import { Fragment } from 'react';
import { Breadcrumbs, Container, Link, Prose, useLanguage, usePageMeta } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import type { LegalLink, LegalPart, LegalSection, LegalText } from './legal-text';
import { privacy as privacyEn } from './privacy.en';
import { privacy as privacyPt } from './privacy.pt';
import { terms as termsEn } from './terms.en';
import { terms as termsPt } from './terms.pt';
import * as S from './LegalPages.styles';

const privacy = { pt: privacyPt, en: privacyEn };

/** /politica-de-privacidade */
export function PrivacyPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('privacy.title'), description: t('privacy.description') });
  return <LegalPage title={t('privacy.title')} sections={privacy[language]} />;
}

const terms = { pt: termsPt, en: termsEn };

/** /termos-de-servico */
export function TermsPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  usePageMeta({ title: t('terms.title'), description: t('terms.description') });
  return <LegalPage title={t('terms.title')} sections={terms[language]} />;
}

interface LegalPageProps {
  title: string;
  sections: readonly LegalSection[];
}

/** A long text with its table of contents. */
function LegalPage({ title, sections }: LegalPageProps) {
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
        {part.list.map((text, index) => (
          <li key={index}>
            <TextWithLinks text={text} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <TextWithLinks text={part} />
    </p>
  );
}

/** Text that may contain links. */
function TextWithLinks({ text }: { text: LegalText }) {
  if (typeof text === 'string') return text;
  return text.map((one, index) => (
    <Fragment key={index}>{typeof one === 'string' ? one : <LegalAnchor {...one} />}</Fragment>
  ));
}

function LegalAnchor({ text, to }: LegalLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
