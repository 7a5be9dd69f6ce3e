export const react = { runtime: 'automatic' };

/**
 * Jest's transform of TypeScript, with further options of swc.
 * @param {object} [jsc]
 */
export const swc = (jsc = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { react },
      ...jsc,
    },
  },
];

/** Packages that are only published as ES modules and meet Jest's CommonJS. */
export const esmOnly = [
  'get-port',
  'oxc-parser',
  'p-limit',
  'p-throttle',
  'yocto-queue',
  'oxc-resolver',
  'url-template',
  'pure-rand',
  'msw',
  'pdfjs-dist',
  '@mswjs',
  'until-async',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'rettime',
  'is-node-process',
  'graphql',
  'headers-polyfill',
  'd3-[a-z-]+',
  'internmap',
  'cookie',
  'tough-cookie',
  // CommonJS that loads `http` with `import()`, which Jest refuses.
  '@opentelemetry/otlp-exporter-base',
];
