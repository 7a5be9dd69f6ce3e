// A decoder process, started by delivery-reports.parser.ts. Plain JavaScript: Node runs it from the sources too.
import { simpleParser } from 'mailparser';
import { serveDecoder } from '../../../decoding/decoder.runtime.mjs';

/** @typedef {import('./delivery-reports.parser.ts').DeliveryReport} DeliveryReport */

/** RFC 3464, and RFC 6533 for addresses in UTF-8. */
const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];
/** Characters; longer texts are truncated. */
const maxTextLength = 2_000;

/** @param {Uint8Array} message @returns {Promise<DeliveryReport | null>} */
async function read(message) {
  const { attachments } = await simpleParser(Buffer.from(message), {
    keepDeliveryStatus: true,
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const part = attachments.find(({ contentType }) => reportTypes.includes(contentType));
  // The first block describes the mail, each further one a recipient. Our mails have one recipient.
  const [, recipient] = part?.content.toString('utf8').split(/\r?\n[ \t]*\r?\n/) ?? [];
  return recipient === undefined ? null : toReport(recipient);
}

/** @param {string} block @returns {DeliveryReport} */
function toReport(block) {
  const unfolded = block.replaceAll(/\r?\n[ \t]+/g, ' ');
  const field = (/** @type {string} */ name) =>
    (new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1] ?? '').trim().slice(0, maxTextLength);
  return {
    action: field('Action'),
    status: field('Status').split(/\s/)[0] ?? '',
    diagnostic: field('Diagnostic-Code'),
  };
}

// Mail that cannot be parsed is not a report. An error would cause the other server to retry it.
await serveDecoder(async (/** @type {Uint8Array} */ message) => ({ report: await read(message).catch(() => null) }));
