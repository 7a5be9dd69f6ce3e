import { Icon, type IconName } from 'platform';
import { brand } from 'shared-contracts';
import { useShellText } from '../../layout/navigation/useShellText';
import * as S from './ContactPage.styles';

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
export function ContactDetails() {
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
