import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { layoutStyles, partStyles as S } from './mail.styles.ts';

interface Words {
  children: ReactNode;
}

/** The only heading. */
export const MailTitle = ({ children }: Words) => (
  <Heading as="h1" className="text" style={S.title}>
    {children}
  </Heading>
);

export const MailText = ({ children }: Words) => (
  <Text className="text" style={S.text}>
    {children}
  </Text>
);

/** User-written text; line breaks are kept. */
export const MailLetter = ({ text }: { text: string }) => (
  <Text className="text" style={S.letter}>
    {text.split(/\r\n?|\n/).map((line, index) => (
      <Fragment key={`${index} ${line}`}>
        {index === 0 ? null : <br />}
        {line}
      </Fragment>
    ))}
  </Text>
);

/** Small print after the button. */
export const MailNote = ({ children }: Words) => (
  <Text className="muted" style={S.note}>
    {children}
  </Text>
);

/** A list entry in the style of the site, without icons. */
export const MailRow = ({ title, facts }: { title: string; facts: readonly string[] }) => (
  <Section className="row" style={S.row}>
    <Text className="text" style={S.rowTitle}>
      {title}
    </Text>
    {facts.map((fact) => (
      <Text key={fact} className="muted" style={S.rowFacts}>
        {fact}
      </Text>
    ))}
  </Section>
);

/** One of several linked list entries; its details are one paragraph with line breaks. */
export const MailLinkedRow = ({ title, href, facts }: { title: string; href: string; facts: readonly string[] }) => (
  <Section className="row" style={S.listedRow}>
    <Text style={S.rowTitle}>
      <Link className="accent" href={href} style={S.rowLink}>
        {title}
      </Link>
    </Text>
    <Text className="muted" style={S.rowFacts}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index === 0 ? null : <br />}
          {fact}
        </Fragment>
      ))}
    </Text>
  </Section>
);

/** Additional small print in the footer. */
export const MailFootText = ({ children }: Words) => (
  <Text className="muted" style={layoutStyles.footText}>
    {children}
  </Text>
);

export const MailFootLink = ({ href, children }: Words & { href: string }) => (
  <Link className="muted" href={href} style={layoutStyles.footLink}>
    {children}
  </Link>
);

/** The call to action; one per mail. */
export const MailButton = ({ href, children }: Words & { href: string }) => (
  <Button className="button" href={href} style={S.button}>
    {children}
  </Button>
);

/** Inline link: an alternative to the button. */
export const MailLink = ({ href, children }: Words & { href: string }) => (
  <Link className="text" href={href} style={S.link}>
    {children}
  </Link>
);
