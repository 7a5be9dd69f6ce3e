import {
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracingConfig } from './configuration.ts';
import type { Tracing } from './tracing-sdk.ts';

export type { Tracing } from './tracing-sdk.ts';

/** Attributes of spans: names and patterns, never addresses with ids, queries, values of statements or texts of users. */
export type SpanAttributes = Attributes;

let isOn = false;

/** A stored trace comes from a process of the site, so its id is not checked. */
const trustedParent = createContextKey('trusted parent');

/** Whether this process records traces. Read when an application is created: without traces it gets no hooks and no wrappers. */
export const isTracing = (): boolean => isOn;

/**
 * Records traces of this process (ADR 62). Called once, before the application is created. Without a configuration nothing is loaded.
 *
 * @param service `site`, `api` or `worker`
 */
export async function startTracing(service: string, config: TracingConfig | null): Promise<Tracing> {
  if (config === null) return { logTo: () => {}, stop: () => Promise.resolve() };
  const { registerTracing } = await import('./tracing-sdk.ts');
  const tracing = registerTracing(service, config, trustedParent);
  isOn = true;
  return {
    ...tracing,
    stop: async () => {
      isOn = false;
      await tracing.stop();
    },
  };
}

const tracer = () => trace.getTracer('trampolim');

const isRecording = () => trace.getActiveSpan()?.isRecording() === true;

/** Messages of errors can quote values, so only the name or code is recorded. */
function fail(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const type = [code, name].find((one) => typeof one === 'string');
  span.setAttribute('error.type', type ?? 'Error').setStatus({ code: SpanStatusCode.ERROR });
}

export interface SpanDetails {
  kind: 'client' | 'producer' | 'internal';
  attributes?: SpanAttributes;
}

const kinds = { client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, internal: SpanKind.INTERNAL };

/** A span of the current trace, to be ended by the caller; null if the trace is not recorded. */
export function startSpan(name: string, { kind, attributes }: SpanDetails): { end: (error?: unknown) => void } | null {
  if (!isRecording()) return null;
  const span = tracer().startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) });
  return {
    end: (error) => {
      if (error !== undefined && error !== null) fail(span, error);
      span.end();
    },
  };
}

/** Runs `work` in a span of the current trace. If the trace is not recorded, it only runs `work`. */
export function inSpan<Result>(
  name: string,
  { kind, attributes }: SpanDetails,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isRecording()) return work();
  return tracer().startActiveSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, (span) =>
    ended(span, work),
  );
}

async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Adds attributes to the current span. */
export const annotateSpan = (attributes: SpanAttributes): void => void trace.getActiveSpan()?.setAttributes(attributes);

/** Calls `callback` later in the current trace: callbacks of a queue run in the trace of another request otherwise. */
export const inCurrentTrace = <Callback>(callback: Callback): Callback => context.bind(context.active(), callback);

/** Header for a request to another process of the site, which continues the trace; also an unrecorded one, so that it is not recorded there. */
export function traceHeaders(): { traceparent?: string } {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The current trace for storing it with work that another process continues; undefined if it is not recorded. */
export const storedTrace = (): string | undefined => (isRecording() ? traceHeaders().traceparent : undefined);

/** Runs `work` as the continuation of a stored trace. Without one, it only runs `work`. */
export function inStoredTrace<Result>(
  stored: string | undefined,
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isOn || stored === undefined) return work();
  const parent = propagation.extract(ROOT_CONTEXT.setValue(trustedParent, true), { traceparent: stored });
  return tracer().startActiveSpan(name, { kind: SpanKind.CONSUMER, attributes }, parent, (span) => ended(span, work));
}

/** Fields of each log line: the id of the recorded trace. */
export function traceFields(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span?.isRecording() === true ? { trace_id: span.spanContext().traceId } : {};
}

const traces = new WeakMap<FastifyRequest, Context>();

/**
 * A span for each request, the parent of all others. A request continues the trace of its `traceparent` only if the id is one of the
 * site and not older than an hour; any other header is ignored, so that clients do not decide what is recorded. Registered before hooks
 * that log.
 *
 * @param routeOf a pattern, never the address
 */
export function traceRequests(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
  if (!isOn) return;
  app.addHook('onRequest', (request, reply, done) => {
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const { method } = request;
    const attributes = { 'http.request.method': method };
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    traces.set(request, own);
    // Also for aborted responses, for which Fastify calls no hook.
    reply.raw.once('close', () => endRequest(span, request, { route: routeOf(request), status: reply.statusCode }));
    context.with(own, done);
  });
  // Entered again: code after the body runs in the context of the connection, like the hooks after the response.
  const enter = (request: FastifyRequest, _reply: unknown, done: () => void) =>
    context.with(traces.get(request) ?? ROOT_CONTEXT, done);
  app.addHook('preValidation', enter);
  app.addHook('onResponse', enter);
}

function endRequest(span: Span, { method }: FastifyRequest, { route, status }: { route: string; status: number }) {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** `traceparent` of the request's span for its page; null unless the trace is recorded. */
export function pageTraceOf(request: FastifyRequest): string | null {
  const own = traces.get(request);
  if (own === undefined || trace.getSpan(own)?.isRecording() !== true) return null;
  return context.with(own, traceHeaders).traceparent ?? null;
}
