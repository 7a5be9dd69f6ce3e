import { Injectable } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailNote,
  MailService,
  MailText,
  sampleSite,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';

/** Set up, removed, or new recovery codes. */
type SecondFactorChange = 'on' | 'off' | 'codes';

const pt = {
  titles: {
    on: 'Verificação em dois passos ativada',
    off: 'Verificação em dois passos desativada',
    codes: 'Novos códigos de recuperação',
  } satisfies Record<SecondFactorChange, string>,
  changed: {
    on: (moment: string) =>
      `A verificação em dois passos da sua conta foi ativada a ${moment}. Para iniciar sessão, passa a ser pedido também um código da aplicação de autenticação. As sessões noutros dispositivos terminaram.`,
    off: (moment: string) =>
      `A verificação em dois passos da sua conta foi desativada a ${moment}. Para iniciar sessão, basta agora a palavra-passe. Os códigos de recuperação deixaram de funcionar.`,
    codes: (moment: string) =>
      `Foram criados novos códigos de recuperação para a sua conta a ${moment}. Os anteriores deixaram de funcionar.`,
  } satisfies Record<SecondFactorChange, (moment: string) => string>,
  notYou: 'Se não fez esta alteração, altere já a palavra-passe e termine as outras sessões na sua conta.',
  button: 'Abrir a conta',
  reason: 'Recebe este e-mail porque a segurança da sua conta foi alterada.',
};

const en: typeof pt = {
  titles: {
    on: 'Two-step verification is on',
    off: 'Two-step verification is off',
    codes: 'New recovery codes',
  },
  changed: {
    on: (moment) =>
      `On ${moment}, two-step verification was turned on for your account. Signing in now also asks for a code from your authenticator app. You were signed out on your other devices.`,
    off: (moment) =>
      `On ${moment}, two-step verification was turned off for your account. Signing in now asks only for the password. The recovery codes no longer work.`,
    codes: (moment) =>
      `New recovery codes were created for your account on ${moment}. The previous ones no longer work.`,
  },
  notYou: 'If you did not make this change, change your password now and end the other sessions in your account.',
  button: 'Open your account',
  reason: 'You get this email because the security of your account was changed.',
};

export const secondFactorChangedTexts: Record<Language, typeof pt> = { pt, en };

interface SecondFactorChanged {
  firstName: string | null;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an account. The owner may not have made the change. */
export function secondFactorChangedMail(language: Language, changed: SecondFactorChanged): Mail {
  const texts = { ...accountTexts[language], ...secondFactorChangedTexts[language] };
  const { firstName, change, at, link } = changed;
  return createPersonalMail(language, {
    texts: { ...texts, title: texts.titles[change], subject: texts.titles[change], preview: texts.notYou },
    recipientName: firstName,
    content: (
      <>
        <MailText>{texts.changed[change](formatDateTime(at, language))}</MailText>
        <MailButton href={link}>{texts.button}</MailButton>
        <MailNote>{texts.notYou}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  secondFactorChangedMail(language, {
    firstName: 'Maria João',
    change: 'on',
    at: '2026-11-05T14:05:00Z',
    link: `${sampleSite}/account`,
  });

interface SecondFactorMailData {
  userId: number;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
}

declare module '../../mail/index.ts' {
  interface MailKinds {
    'second-factor-changed': SecondFactorMailData;
  }
}

/** Notifies the owner of an account of each change, which another person may have made. */
@Injectable()
export class SecondFactorMails {
  constructor(private readonly mail: MailService) {}

  async enqueue(user: UserEntity, change: SecondFactorChange, manager: EntityManager): Promise<void> {
    const { id: userId, language, email: recipient } = user;
    const at = new Date().toISOString();
    const data: SecondFactorMailData = { userId, change, at };
    const key = `second-factor-changed:${userId}:${change}:${at}`;
    await this.mail.enqueue({ key, kind: 'second-factor-changed', language, recipient, data }, { manager });
  }
}

/** Composes the mail about a changed second factor when it is sent. */
@Injectable()
export class SecondFactorMailComposer implements MailComposer<'second-factor-changed'> {
  constructor(
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  /** Null: the account was erased. */
  async compose({ userId, change, at }: SecondFactorMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return secondFactorChangedMail(language, { firstName: user.firstName, change, at, link });
  }
}
