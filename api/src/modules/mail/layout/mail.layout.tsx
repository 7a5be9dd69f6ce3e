import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { brand, limits, routes, truncate, type Language } from 'shared-contracts';
import { locales } from '../mail-text.format.ts';
import type { Mail } from '../mail.types.ts';
import type { InlineImage, OutgoingMail } from '../transport/mail-transport.port.ts';
import { darkStyleSheet, layoutStyles as S } from './mail.styles.ts';

const pt = {
  site: 'Ir para o site',
  privacy: 'Política de privacidade',
};

const en: typeof pt = {
  site: 'Go to the site',
  privacy: 'Privacy policy',
};

const layoutTexts: Record<Language, typeof pt> = { pt, en };

/** Attached to every mail: mail clients block remote images. */
const logo: InlineImage = {
  id: 'logo@mail',
  fileName: 'logo.png',
  contentType: 'image/png',
  bytes: readFileSync(join(import.meta.dirname, '../assets/logo.png')),
};

/** Layout of every mail: background, green bar with the logo, content, and the reason for the mail. */
function MailLayout({ mail, siteUrl }: { mail: Mail; siteUrl: string }) {
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
            {mail.body}
          </Section>
          <Section style={S.foot}>
            <Text className="muted" style={S.footText}>
              {mail.reason}
            </Text>
            {mail.foot}
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

/** One line of a length that mail lists show in full. A line break would inject a header. */
export function toSubject(text: string): string {
  return truncate(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), limits.mailSubjectCharacters);
}

type RenderedMail = Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'images' | 'attachments'>;

/** `siteUrl` is an origin, without a trailing slash. */
export async function renderMail(mail: Mail, siteUrl: string): Promise<RenderedMail> {
  const html = await render(<MailLayout mail={mail} siteUrl={siteUrl} />);
  const images = mail.hasLogo ? [logo] : [];
  return { subject: toSubject(mail.subject), html, text: toText(html), images, attachments: mail.attachments };
}

/** Converts to plain text, without line breaks within a paragraph; link targets follow the link texts. */
export const toText = (html: string) =>
  toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });

/** Text as `toText` writes it within a paragraph, with collapsed white space. */
export const toInlineText = (words: string) => words.replaceAll(/[ \t\r\n\f\u200B]+/g, ' ').replaceAll(/^ | $/g, '');
