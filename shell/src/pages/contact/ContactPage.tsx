import { Breadcrumbs, Container, Icon, Link, usePageMeta, type IconName } from 'platform';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import { Questions } from '../faq/Questions';
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

const details: readonly { name: 'email' | 'phone' | 'address'; icon: IconName; text: string; href?: string }[] = [
  { name: 'email', icon: 'mail', text: brand.email.contact, href: `mailto:${brand.email.contact}` },
  {
    name: 'phone',
    icon: 'headset',
    text: brand.company.phone,
    href: `tel:${brand.company.phone.replaceAll(' ', '')}`,
  },
  { name: 'address', icon: 'pin', text: brand.company.address },
];

/** Contact channels besides the form, and the response time. */
function ContactDetails() {
  const { t } = useShellText();
  return (
    <section>
      <S.AsideTitle>{t('contact.detailsTitle')}</S.AsideTitle>
      <S.Details>
        {details.map(({ name, icon, text, href }) => (
          <div key={name}>
            <dt>
              <Icon name={icon} />
              {t(`contact.details.${name}`)}
            </dt>
            <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Icon name="clock" />
            {t('contact.details.reply')}
          </dt>
          <dd>{t('contact.details.replyText')}</dd>
        </div>
      </S.Details>
    </section>
  );
}
