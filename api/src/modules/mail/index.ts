export {
  MailButton,
  MailFootLink,
  MailFootText,
  MailLetter,
  MailLink,
  MailLinkedRow,
  MailNote,
  MailRow,
  MailText,
  MailTitle,
} from './layout/mail.parts.tsx';
export { accountTexts, createPersonalMail } from './layout/personal-mail.layout.tsx';
export { renderMail, toInlineText, toText } from './layout/mail.layout.tsx';
export { partStyles } from './layout/mail.styles.ts';
/** All exports: `declare module` can only merge with a re-export of this form. */
export * from './mail-kinds.types.ts';
export { formatDateTime, formatDay, greeting, safeUserText, shownUsername } from './mail-text.format.ts';
export { createMail, sampleLink, sampleSite, type Mail, type MailSample } from './mail.types.ts';
export { MailModule, MailTransportModule, MailWorkerModule } from './mail.module.ts';
export { MailService, resendMails } from './mail.service.ts';
export { MailsExportModule } from './mails.export.ts';
export { MailsRepository } from './mails.repository.ts';
export { mailId, SendMailHandler } from './send-mail.task.ts';
export { splitSender } from './transport/mail-address.format.ts';
export {
  MailBusyError,
  MailRefusedError,
  MailRejectedError,
  MailTransport,
  UncertainHandoverError,
  type EncodedContent,
  type MailAttachment,
  type MailLookupResult,
  type OutgoingMail,
} from './transport/mail-transport.port.ts';
export type { MailKindToOthers } from './mails.sql.ts';
