/** Server code that the API and the HTML server share. Requires Node.js. */
export { BurstPacer, paceRequests } from './burst-pacer.ts';
export { clientKey, createNetworkCheck } from './client-address.ts';
export { ClientCounts } from './client-counts.ts';
export { matchesEtag } from './conditional-request.ts';
export {
  ConfigurationError,
  connectionVariables,
  logLevels,
  networksVariable,
  portVariable,
  purgeUrlsVariable,
  readConnectionLimits,
  readTracingConfig,
  readVariables,
  splitList,
  tracingVariables,
  type Environment,
  type LogLevel,
  type TracingConfig,
} from './configuration.ts';
export { CachePurger } from './cache-purger.ts';
export { ConnectionGuard, type ConnectionEnd, type ConnectionLimits } from './connection-guard.ts';
export { acceptedEncodings, type ContentEncoding } from './content-encoding.ts';
export { closeGracefully, Draining, stopOnSignals } from './graceful-shutdown.ts';
export {
  answerClientError,
  guardConnections,
  listenBacklog,
  listenerOptions,
  type ClientError,
  type ConnectionAnswer,
} from './listener.ts';
export { censoredLogLine, logOptions, logRequests, rawRequestLog, requestId, type LogStream } from './logging.ts';
export { measureRequests, RequestMetrics, serveMetrics } from './metrics.ts';
export { SingleFlight } from './single-flight.ts';
export { SpooledBytes } from './spooled-bytes.ts';
export {
  annotateSpan,
  inCurrentTrace,
  inSpan,
  inStoredTrace,
  isTracing,
  pageTraceOf,
  startSpan,
  startTracing,
  storedTrace,
  traceHeaders,
  traceRequests,
} from './tracing.ts';
export { valueInTime } from './value-in-time.ts';
