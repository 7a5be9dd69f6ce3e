import { readTracingConfig } from './configuration.ts';
import { inSpan, inStoredTrace, startTracing, storedTrace, traceHeaders } from './tracing.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com:4318/' };

it('is off without an endpoint', async () => {
  const config = readTracingConfig({ OTEL_TRACES_SAMPLER_ARG: '1' });
  expect(config).toBeNull();
  const { stop } = await startTracing('api', config);
  const work = () =>
    inStoredTrace(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, 'run', {}, async () => [traceHeaders(), storedTrace()]);
  expect(await inSpan('work', { kind: 'internal' }, work)).toEqual([{}, undefined]);
  await stop();
  const loaded = () => Object.keys(require.cache).filter((file) => file.includes('@opentelemetry/sdk-trace/'));
  expect(loaded()).toEqual([]);
  // With an endpoint they are loaded: the check finds them.
  const tracing = await startTracing('api', readTracingConfig(endpoint));
  expect(loaded()).not.toEqual([]);
  await tracing.stop();
});

it('reads the variables of OpenTelemetry', () => {
  const given = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi,x-tenant=jobs',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
    PREVIEW_SECRET: 'p'.repeat(32),
  };
  expect(readTracingConfig(given)).toEqual({
    url: 'https://traces.example.com:4318/v1/traces',
    headers: { authorization: 'Basic YTpi', 'x-tenant': 'jobs' },
    resource: { 'deployment.environment.name': 'staging' },
    sampling: 0.25,
    secret: 'p'.repeat(32),
  });
  expect(readTracingConfig(endpoint)).toMatchObject({ sampling: 0.01, secret: null });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'traces.example.com'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://traces.example.com'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:hush@traces.example.com'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a='],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('refuses %s=%s without quoting it', (name, value) => {
  const read = () => readTracingConfig({ ...endpoint, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value === 'a=' ? 'quoted a=' : value);
});
