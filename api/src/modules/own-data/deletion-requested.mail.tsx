import { Injectable } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import {
  accountTexts,
  createPersonalMail,
  formatDateTime,
  MailButton,
  MailNote,
  MailText,
  sampleSite,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';

const pt = {
  subject: 'A sua conta vai ser eliminada',
  preview: (moment: string) => `Pode mantê-la até ${moment}.`,
  title: 'A sua conta vai ser eliminada',
  due: (moment: string) =>
    `Recebemos o pedido para eliminar a sua conta. Será eliminada a ${moment}, com o perfil, os currículos e tudo o que guardou.`,
  untilDeletion: 'Até lá, não enviamos alertas de ofertas. As sessões noutros dispositivos terminaram.',
  keep: (moment: string) => `Se mudar de ideias, inicie sessão até ${moment} e escolha “Manter a conta”.`,
  button: 'Manter a conta',
  notYou: 'Se não fez este pedido, mantenha a conta e mude já a palavra-passe.',
  reason: 'Recebe este e-mail porque foi pedida a eliminação da sua conta.',
};

const en: typeof pt = {
  subject: 'Your account will be deleted',
  preview: (moment) => `You can keep it until ${moment}.`,
  title: 'Your account will be deleted',
  due: (moment) =>
    `We received the request to delete your account. It will be deleted on ${moment}, with the profile, the resumes and everything that you saved.`,
  untilDeletion: 'Until then we send no job alerts. You were signed out on your other devices.',
  keep: (moment) => `If you change your mind, sign in by ${moment} and choose “Keep the account”.`,
  button: 'Keep the account',
  notYou: 'If you did not ask for this, keep the account and change your password now.',
  reason: 'You get this email because somebody asked for your account to be deleted.',
};

export const deletionRequestedTexts: Record<Language, typeof pt> = { pt, en };

interface DeletionRequested {
  firstName: string | null;
  /** ISO 8601. */
  dueAt: string;
  /** Absolute link to the account. */
  link: string;
}

/** To the owner of an account that is scheduled for deletion. The owner may not have requested it. */
export function deletionRequestedMail(language: Language, { firstName, dueAt, link }: DeletionRequested): Mail {
  const texts = { ...accountTexts[language], ...deletionRequestedTexts[language] };
  const due = formatDateTime(dueAt, language);
  return createPersonalMail(language, {
    texts: { ...texts, preview: texts.preview(due) },
    recipientName: firstName,
    content: (
      <>
        <MailText>{texts.due(due)}</MailText>
        <MailText>{texts.untilDeletion}</MailText>
        <MailText>{texts.keep(due)}</MailText>
        <MailButton href={link}>{texts.button}</MailButton>
        <MailNote>{texts.notYou}</MailNote>
      </>
    ),
  });
}

export const sample: MailSample = (language) =>
  deletionRequestedMail(language, {
    firstName: 'Maria João',
    dueAt: '2026-11-05T14:05:00Z',
    link: `${sampleSite}/account`,
  });

export interface DeletionMailData {
  userId: number;
  /** ISO 8601. */
  dueAt: string;
}

declare module '../mail/index.ts' {
  interface MailKinds {
    'deletion-requested': DeletionMailData;
  }
}

/** Composes the mail about a pending account deletion at the time of sending. */
@Injectable()
export class DeletionMailComposer implements MailComposer<'deletion-requested'> {
  constructor(
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  /** Null: the deletion was canceled, or the account was erased. */
  async compose({ userId, dueAt }: DeletionMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user?.deletionDueAt?.toISOString() !== dueAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return deletionRequestedMail(language, { firstName: user.firstName, dueAt, link });
  }
}
