import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { brand, routes } from 'shared-contracts';
import { locales } from '../format/locale.ts';
import type { Mail } from '../mail.ts';
import { layoutTexts } from './layout.texts.ts';
import { logo } from './logo.ts';
import { darkStyleSheet, layoutStyles as S } from './mail.styles.ts';

/** Layout of every mail: background, green bar with the logo, content, and the reason for the mail. */
export function MailLayout({ mail, siteUrl }: { mail: Mail; siteUrl: string }) {
  const texts = layoutTexts[mail.language];
  return (
    <Html lang={locales[mail.language]}>
      <Head>
        <title>{mail.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{darkStyleSheet}</style>
      </Head>
      <Body className="canvas" style={S.page}>
        <Preview>{mail.preview}</Preview>
        <Container style={S.container}>
          <Section style={S.bar}>
            {mail.hasLogo ? (
              <Img src={`cid:${logo.id}`} alt={brand.name} width={174} height={34} style={S.logo} />
            ) : (
              <Text style={S.wordmark}>{brand.name}</Text>
            )}
          </Section>
          <Section className="sheet" style={S.sheet}>
            {mail.body()}
          </Section>
          <Section style={S.foot}>
            <Text className="muted" style={S.footText}>
              {mail.reason}
            </Text>
            {mail.foot()}
            <Text className="muted" style={S.footText}>
              {brand.name}
              {' · '}
              <Link className="muted" href={siteUrl} style={S.footLink}>
                {texts.site}
              </Link>
              {' · '}
              <Link className="muted" href={`${siteUrl}${routes.privacy}`} style={S.footLink}>
                {texts.privacy}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
