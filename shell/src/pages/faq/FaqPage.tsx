import { useId } from 'react';
import { Breadcrumbs, ButtonLink, Container, useLanguage, usePageMeta } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import * as S from './FaqPage.styles';
import { questionGroups } from './question-groups';
import { Questions } from './Questions';

/** /perguntas-frequentes */
export function FaqPage() {
  const { t } = useShellText();
  const { language } = useLanguage();
  const id = useId();
  usePageMeta({ title: t('faq.title'), description: t('faq.description') });
  return (
    <Container width="text">
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: t('faq.title') }]} />
      <S.Head>
        <h1>{t('faq.title')}</h1>
        <S.Lead>{t('faq.lead')}</S.Lead>
      </S.Head>
      {questionGroups[language].map(({ title, questions }, index) => (
        <S.Group key={title} aria-labelledby={`${id}-${index}`}>
          <S.GroupTitle id={`${id}-${index}`}>{title}</S.GroupTitle>
          <Questions name="faq" questions={questions} />
        </S.Group>
      ))}
      <S.Foot>
        <S.GroupTitle>{t('faq.notFound')}</S.GroupTitle>
        <p>{t('faq.notFoundText')}</p>
        <ButtonLink to={routes.contact} variant="secondary">
          {t('faq.contact')}
        </ButtonLink>
      </S.Foot>
    </Container>
  );
}
