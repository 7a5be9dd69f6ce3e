import type { ReactElement } from 'react';
import { type Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailLink, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { accountExistsTexts } from './account-exists.texts.ts';

export interface AccountExists {
  name: string | null;
  /** Absolute link for a new password, which also confirms the address; null if the address is confirmed. */
  link: string | null;
  /** Absolute. */
  signInUrl: string;
  /** Absolute. */
  forgotUrl: string;
}

/** To the owner of an address when another registration uses it. */
export class AccountExistsMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;

  constructor(
    language: Language,
    private readonly accountExists: AccountExists,
  ) {
    super(language);
    const { subject, preview } = accountExistsTexts[language];
    this.subject = subject;
    this.preview = preview;
    this.reason = accountTexts[language].reason;
  }

  body(): ReactElement {
    const texts = { ...accountTexts[this.language], ...accountExistsTexts[this.language] };
    const { name, link, signInUrl, forgotUrl } = this.accountExists;
    return (
      <>
        <MailTitle>{texts.title}</MailTitle>
        <MailText>{texts.greeting(greetingName(name))}</MailText>
        <MailText>{texts.tried}</MailText>
        {link === null ? null : <MailText>{texts.unconfirmed}</MailText>}
        <MailButton href={link ?? signInUrl}>{link === null ? texts.signIn : texts.choose}</MailButton>
        <MailNote>
          {link === null ? texts.other : texts.hourLong}{' '}
          <MailLink href={forgotUrl}>{link === null ? texts.forgot : texts.again}</MailLink>
        </MailNote>
        <MailNote>{texts.ignore}</MailNote>
      </>
    );
  }
}
