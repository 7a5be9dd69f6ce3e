import MimeNode from 'nodemailer/lib/mime-node';
import type { EncodedContent } from './mail-transport.ts';

export interface MessageHeaders {
  messageId: string;
  from: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  headers: Readonly<Record<string, string>>;
}

/** A whole message of content that is encoded already; Nodemailer writes its headers, and encodes each. */
export function rawMessage(of: MessageHeaders, { contentType, body }: EncodedContent): Buffer {
  const node = new MimeNode(contentType);
  node.setHeader({ From: of.from, To: of.to, 'Message-ID': of.messageId, Subject: of.subject });
  if (of.replyTo !== undefined) node.setHeader('Reply-To', of.replyTo);
  for (const [name, value] of Object.entries(of.headers)) node.setHeader(name, value);
  return Buffer.concat([Buffer.from(`${node.buildHeaders()}\r\n\r\n`), ...body]);
}
