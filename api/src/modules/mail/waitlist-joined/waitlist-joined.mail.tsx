import type { ReactElement } from 'react';
import type { Language, NewsletterFrequency } from 'shared-contracts';
import { formatDateTime } from '../format/date-time.ts';
import { MailNote, MailRow, MailTitle } from '../layout/parts.tsx';
import { Mail } from '../mail.ts';
import { waitlistJoinedTexts } from './waitlist-joined.texts.ts';

export interface WaitlistJoined {
  company: string;
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string;
  frequency: NewsletterFrequency;
  /** Time of the last change. */
  updatedAt: Date;
}

/** To the team. Replies go to the company. */
export class WaitlistJoinedMail extends Mail {
  readonly subject: string;
  readonly preview: string;
  readonly reason: string;
  override readonly replyTo: string;
  private readonly texts;

  constructor(
    language: Language,
    private readonly signup: WaitlistJoined,
    /** False: an existing entry was changed. */
    private readonly isNew: boolean,
  ) {
    super(language);
    this.texts = waitlistJoinedTexts[language];
    const { subject, changedSubject, reason } = this.texts;
    this.subject = isNew ? subject(signup.company) : changedSubject(signup.company);
    this.preview = this.person;
    this.reason = reason;
    this.replyTo = signup.email;
  }

  body(): ReactElement {
    const { texts, signup } = this;
    return (
      <>
        <MailTitle>{this.isNew ? texts.title : texts.changedTitle}</MailTitle>
        <MailRow title={signup.company} facts={this.facts()} />
        {this.isNew ? null : <MailNote>{texts.changed}</MailNote>}
      </>
    );
  }

  private facts(): string[] {
    const { email, phone, frequency, updatedAt } = this.signup;
    const { texts } = this;
    const joined = texts.joined(formatDateTime(updatedAt.toISOString(), this.language));
    return [texts.person(this.person), texts.email(email), texts.phone(phone), texts.frequencies[frequency], joined];
  }

  private get person(): string {
    return [this.signup.firstName, this.signup.lastName].filter(Boolean).join(' ');
  }
}
