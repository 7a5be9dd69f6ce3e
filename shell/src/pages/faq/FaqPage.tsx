import { useId } from 'react';
import { Breadcrumbs, ButtonLink, Container, styled, useLanguage, usePageMeta } from 'platform';
import { routes, type Language } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { questionGroups as en } from './question-groups.en';
import { questionGroups as pt } from './question-groups.pt';
import { Questions, type QuestionGroup } from './Questions';

/** All the questions and answers of the FAQ (SPEC §2 "FAQ"). */
export const questionGroups: Readonly<Record<Language, readonly QuestionGroup[]>> = { pt, en };

const Head = styled.header`
  padding-block: var(--space-4) var(--space-6);
`;

const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-lg);
`;

const Group = styled.section`
  margin-bottom: var(--space-8);
`;

const GroupTitle = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-xl);
`;

const Foot = styled.section`
  display: grid;
  justify-items: start;
  padding-bottom: var(--space-section);

  p {
    margin-bottom: var(--space-4);
    color: var(--color-text-muted);
  }
`;

/** /perguntas-frequentes */
export function FaqPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  const id = useId();
  usePageMeta({ title: t('faq.title'), description: t('faq.description') });
  return (
    <Container width="text">
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: t('faq.title') }]} />
      <Head>
        <h1>{t('faq.title')}</h1>
        <Lead>{t('faq.lead')}</Lead>
      </Head>
      {questionGroups[language].map(({ title, questions }, index) => (
        <Group key={title} aria-labelledby={`${id}-${index}`}>
          <GroupTitle id={`${id}-${index}`}>{title}</GroupTitle>
          <Questions name="faq" questions={questions} />
        </Group>
      ))}
      <Foot>
        <GroupTitle>{t('faq.notFound')}</GroupTitle>
        <p>{t('faq.notFoundText')}</p>
        <ButtonLink to={routes.contact} variant="secondary">
          {t('faq.contact')}
        </ButtonLink>
      </Foot>
    </Container>
  );
}
