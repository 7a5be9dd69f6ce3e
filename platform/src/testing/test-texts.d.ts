/** Namespaces of remotes that platform's tests define; they have any keys. */
import 'i18next';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-test': Record<string, string>;
    'mfe-admin': Record<string, string>;
  }
}
