/**
 * The shared parts of platform that are loaded on demand. The import calls are in the shell, so that its build provides
 * them to every remote; the shell itself calls them when it loads a page that declares them.
 */
export const lazyParts = {
  forms: () => import('platform/forms'),
  controls: () => import('platform/controls'),
  tables: () => import('platform/tables'),
  files: () => import('platform/files'),
  jobs: () => import('platform/jobs'),
} as const;
