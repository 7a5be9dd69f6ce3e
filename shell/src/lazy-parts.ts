/**
 * The parts of platform that are shared and loaded only where needed. That the calls stand in the shell makes its build
 * provide them to every remote; the shell itself calls them on the way to a page that declares its need.
 */
export const lazyParts = {
  forms: () => import('platform/forms'),
  controls: () => import('platform/controls'),
  tables: () => import('platform/tables'),
  files: () => import('platform/files'),
} as const;
