import { once } from 'node:events';
import http from 'node:http';

/**
 * @typedef {object} ReceivedSpan
 * @property {string} service
 * @property {string} name
 * @property {string} traceId
 * @property {string} spanId
 * @property {string | undefined} parentSpanId
 * @property {Record<string, unknown>} attributes
 * @property {boolean} failed
 */

/**
 * A receiver of traces (OTLP/HTTP with JSON) that stores their spans.
 * @param {number} [port]
 */
export async function startTraceReceiver(port = 0) {
  /** @type {ReceivedSpan[]} */
  const spans = [];
  /** Everything that was sent, for searching for personal data. @type {string[]} */
  const bodies = [];
  const behavior = { hangs: false, status: 200 };
  /** @type {http.ServerResponse[]} */
  const held = [];
  const answer = async (/** @type {http.IncomingMessage} */ request, /** @type {http.ServerResponse} */ response) => {
    // For a reader in another process.
    if (request.method === 'GET') return response.end(JSON.stringify(spans));
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    bodies.push(body);
    if (behavior.hangs) return held.push(response);
    if (behavior.status === 200) spans.push(...spansOf(body));
    return response.writeHead(behavior.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => void answer(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    /** Value of OTEL_EXPORTER_OTLP_ENDPOINT. */
    origin,
    url: `${origin}/v1/traces`,
    spans,
    bodies,
    behavior,
    /** Refuses the requests that hang, and answers further ones. */
    release: () => {
      behavior.hangs = false;
      for (const response of held.splice(0)) response.writeHead(400).end();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @typedef {{ key: string, value: Record<string, unknown> }[]} Attributes */

/** @param {Attributes} attributes */
const valuesOf = (attributes) => Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/**
 * @param {string} body
 * @returns {ReceivedSpan[]}
 */
function spansOf(body) {
  /** @typedef {Omit<ReceivedSpan, 'attributes' | 'failed'> & { attributes: Attributes, status?: { code?: number } }} SentSpan */
  /** @type {{ resourceSpans: { resource: { attributes: Attributes }, scopeSpans: { spans: SentSpan[] }[] }[] }} */
  const { resourceSpans } = JSON.parse(body);
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId, attributes, status }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: valuesOf(attributes),
        failed: status?.code === 2,
      })),
  );
}

/**
 * Names of a span and of those above it, the span first.
 * @param {readonly ReceivedSpan[]} spans
 * @param {ReceivedSpan} span
 * @returns {string[]}
 */
export function pathTo(spans, span) {
  const parent = spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId);
  return [`${span.service}: ${span.name}`, ...(parent === undefined ? [] : pathTo(spans, parent))];
}
