import { Breadcrumbs, Container, Link, usePageMeta } from 'platform';
import { routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { Questions } from '../faq/Questions';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import * as S from './ContactPage.styles';

const questions = ['reply', 'application', 'company'] as const;

/** /entrar-em-contacto */
export function ContactPage() {
  const { t } = useShellText();
  usePageMeta({ title: t('contact.title'), description: t('contact.description') });
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home }, { label: t('contact.title') }]} />
      <S.Head>
        <h1>{t('contact.heading')}</h1>
        <S.Lead>{t('contact.lead')}</S.Lead>
      </S.Head>
      <S.Columns>
        <ContactForm />
        <S.Aside>
          <ContactDetails />
          <section>
            <S.AsideTitle>{t('contact.questionsTitle')}</S.AsideTitle>
            <Questions
              name="contact"
              questions={questions.map((key) => ({
                question: t(`contact.questions.${key}.question`),
                answer: t(`contact.questions.${key}.answer`),
              }))}
            />
            <S.More>
              <Link to={routes.faq}>{t('contact.allQuestions')}</Link>
            </S.More>
          </section>
        </S.Aside>
      </S.Columns>
    </Container>
  );
}
