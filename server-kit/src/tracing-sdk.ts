import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { context, diag, DiagLogLevel, propagation, trace, type Context, type TextMapGetter } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type IdGenerator,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import type { TracingConfig } from './configuration.ts';

export interface Tracing {
  /** Reports that spans could not be exported. */
  logTo: (log: Pick<FastifyBaseLogger, 'warn'>) => void;
  /** Exports the recorded spans, for two seconds at most. */
  stop: () => Promise<void>;
}

/** Bounds memory and load: at most 2,048 spans wait, further ones are dropped, and one request at a time exports them. */
const batches = {
  maxQueueSize: 2048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 2000,
  exportTimeoutMillis: 10_000,
};
const stopMs = 2000;
const warningMs = 60_000;

/**
 * Loaded only if traces are recorded: the modules take 120 ms and 10 MB.
 *
 * @param trustedParent set in the context of parents whose id is not checked
 */
export function registerTracing(service: string, config: TracingConfig, trustedParent: symbol): Tracing {
  const ids = new SiteTraceIds(config.secret);
  const exporter = new OTLPTraceExporter({
    url: config.url,
    headers: { ...config.headers },
    timeoutMillis: batches.exportTimeoutMillis,
    concurrencyLimit: 1,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, ...config.resource }),
    idGenerator: ids,
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(config.sampling),
      remoteParentSampled: new TraceLimit(),
    }),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 200 },
    spanProcessors: [new BatchSpanProcessor({ exporter, ...batches })],
  });
  let stopped: Promise<void> | undefined;
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new SitePropagator(ids, trustedParent));
  return {
    logTo: (log) => {
      let lastMs = -Infinity;
      const ignore = () => {};
      const error = () => {
        if (performance.now() - lastMs < warningMs) return;
        lastMs = performance.now();
        log.warn('Traces cannot be exported; spans are dropped');
      };
      diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
    },
    stop: () => (stopped ??= stop(provider)),
  };
}

async function stop(provider: TracerProvider): Promise<void> {
  const late = new Promise((resolve) => void setTimeout(resolve, stopMs).unref());
  await Promise.race([provider.shutdown().catch(() => {}), late]);
  for (const api of [trace, context, propagation, diag]) api.disable();
}

const maxAgeSeconds = 3600;
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Trace ids that processes of the site recognize: four bytes of time in seconds, six random bytes and a code of both with six bytes.
 * A client cannot make one, so it cannot have its requests recorded.
 */
class SiteTraceIds implements IdGenerator {
  readonly #key: Buffer;

  /** @param secret Null: ids of this process only. */
  constructor(secret: string | null) {
    this.#key = createHmac('sha256', secret ?? randomBytes(32))
      .update('trace ids')
      .digest();
  }

  generateTraceId(): string {
    const time = Buffer.alloc(4);
    time.writeUInt32BE(nowInSeconds());
    const given = Buffer.concat([time, randomBytes(6)]);
    return Buffer.concat([given, this.#codeOf(given)]).toString('hex');
  }

  generateSpanId(): string {
    return randomBytes(8).toString('hex');
  }

  /** Whether the id is one of the site and not older than an hour. */
  isCurrent(traceId: string): boolean {
    const bytes = Buffer.from(traceId, 'hex');
    if (bytes.length !== 16 || !timingSafeEqual(bytes.subarray(10), this.#codeOf(bytes.subarray(0, 10)))) return false;
    return Math.abs(nowInSeconds() - bytes.readUInt32BE()) <= maxAgeSeconds;
  }

  #codeOf(given: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(given).digest().subarray(0, 6);
  }
}

/** W3C Trace Context without the parents that are not of the site. */
class SitePropagator extends W3CTraceContextPropagator {
  readonly #ids: SiteTraceIds;
  readonly #trustedParent: symbol;

  constructor(ids: SiteTraceIds, trustedParent: symbol) {
    super();
    this.#ids = ids;
    this.#trustedParent = trustedParent;
  }

  override extract(parent: Context, carrier: unknown, getter: TextMapGetter): Context {
    const extracted = super.extract(parent, carrier, getter);
    const id = trace.getSpanContext(extracted)?.traceId;
    const isTrusted = parent.getValue(this.#trustedParent) === true || (id !== undefined && this.#ids.isCurrent(id));
    return isTrusted ? extracted : parent;
  }
}

/** Requests of one trace that a process records: a client can repeat the id of its own page view. */
const maxContinuations = 200;
/** Traces whose requests are counted; above it, counting starts again. */
const countedTraces = 2000;

class TraceLimit implements Sampler {
  readonly #counts = new Map<string, number>();

  shouldSample(_context: Context, traceId: string) {
    const count = (this.#counts.get(traceId) ?? 0) + 1;
    if (this.#counts.size >= countedTraces) this.#counts.clear();
    this.#counts.set(traceId, count);
    return { decision: count > maxContinuations ? SamplingDecision.NOT_RECORD : SamplingDecision.RECORD_AND_SAMPLED };
  }
}
