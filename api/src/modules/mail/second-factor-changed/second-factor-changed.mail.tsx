import type { ReactElement } from 'react';
import type { Language } from 'shared-contracts';
import { accountTexts } from '../account.texts.ts';
import { formatDateTime } from '../format/date-time.ts';
import { greetingName } from '../format/greeting-name.ts';
import { MailButton, MailNote, MailText, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { secondFactorChangedTexts, type SecondFactorChange } from './second-factor-changed.texts.ts';

export interface SecondFactorChanged {
  firstName: string | null;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an account. The owner may not have made the change. */
export class SecondFactorChangedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly changed: SecondFactorChanged,
  ) {
    super(language);
    this.texts = { ...accountTexts[language], ...secondFactorChangedTexts[language] };
    this.subject = this.texts.titles[changed.change];
    this.preview = this.texts.notYou;
    this.reason = this.texts.reason;
  }

  body(): ReactElement {
    const { texts } = this;
    const { firstName, change, at, link } = this.changed;
    return (
      <>
        <MailTitle>{texts.titles[change]}</MailTitle>
        <MailText>{texts.greeting(greetingName(firstName))}</MailText>
        <MailText>{texts.changed[change](formatDateTime(at, this.language))}</MailText>
        <MailButton href={link}>{texts.button}</MailButton>
        <MailNote>{texts.notYou}</MailNote>
      </>
    );
  }
}
