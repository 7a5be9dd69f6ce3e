import { simpleParser } from 'mailparser';

/** What became of a mail for one recipient (RFC 3464). */
export interface DeliveryReport {
  /** `failed`, `delayed`, `delivered`, … */
  action: string;
  /** RFC 3463: `5.1.1`. */
  status: string;
  /** In the words of the server that said it; empty: it said none. */
  diagnostic: string;
}

/** Reads a mail that tells of another one; null for any other mail, as holiday notes are. */
export async function readDeliveryReport(message: Buffer): Promise<DeliveryReport | null> {
  const { attachments } = await simpleParser(message, {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const part = attachments.find(({ contentType }) => contentType === 'message/delivery-status');
  // Its first block is of the mail, and each other one of a recipient: ours have one.
  const [, recipient] = part?.content.toString('utf8').split(/\r?\n[ \t]*\r?\n/) ?? [];
  return recipient === undefined ? null : toReport(recipient);
}

function toReport(block: string): DeliveryReport {
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const unfolded = block.replaceAll(/\r?\n[ \t]+/g, ' ');
  return {
    action: field('Action'),
    status: field('Status').split(/\s/)[0] ?? '',
    diagnostic: field('Diagnostic-Code'),
  };
}
