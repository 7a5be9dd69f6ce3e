import { createHmac, randomBytes } from 'node:crypto';
import { routes } from 'shared-contracts';
import { pathTo, type ReceivedSpan } from '../../tools/metrics/trace-receiver.mjs';
import { messageOf, test } from '../fixtures/public-forms.ts';
import { expect } from '../fixtures/test.ts';

/** A trace id of the site (ADR 62): the product records no other trace. */
function siteTraceId(): string {
  const secret = process.env['PREVIEW_SECRET'] ?? '';
  const key = createHmac('sha256', secret).update('trace ids').digest();
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(Date.now() / 1000));
  const given = Buffer.concat([time, randomBytes(6)]);
  return Buffer.concat([given, createHmac('sha256', key).update(given).digest().subarray(0, 6)]).toString('hex');
}

const spansOf = async (traceId: string): Promise<ReceivedSpan[]> => {
  const spans = (await (await fetch(process.env['TRACES_URL'] ?? '')).json()) as ReceivedSpan[];
  return spans.filter((span) => span.traceId === traceId);
};

test('one trace leads from the page in a browser to the handover of a mail', async ({ page, contact }) => {
  const traceId = siteTraceId();
  await page.route(`**${routes.contact}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), traceparent: `00-${traceId}-00f067aa0ba902b7-01` } }),
  );
  await contact.open();
  const message = messageOf();
  await contact.fillIn(message);
  await contact.takeTime();
  await contact.send.click();
  await expect(contact.sent).toBeFocused();
  await expect
    .poll(
      async () => {
        const spans = await spansOf(traceId);
        return spans.filter(({ name }) => name === 'hand over mail').map((span) => pathTo(spans, span));
      },
      { timeout: 60_000 },
    )
    .toEqual([
      [
        'worker: hand over mail',
        'worker: run send-mail',
        'api: add send-mail',
        'api: POST /api/contact',
        'site: POST /api/*',
        `site: GET ${routes.contact}`,
      ],
    ]);
  const sent = JSON.stringify(await spansOf(traceId));
  for (const text of [message.name, message.email, message.phone, message.company]) expect(sent).not.toContain(text);
});
