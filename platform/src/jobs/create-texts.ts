import { useTranslation, type TextNamespace } from 'platform';
import type { Language } from 'shared-contracts';

/**
 * A hook that returns `t` of texts that are added before their first use. Remotes of different builds add theirs to one
 * namespace, so texts are merged deeply.
 */
export function createTexts<Namespace extends TextNamespace>(namespace: Namespace, texts: Record<Language, object>) {
  // The store, because each component gets its own wrapper of the instance.
  const withTexts = new WeakSet<object>();
  return function useTexts() {
    const { t, i18n } = useTranslation(namespace);
    if (!withTexts.has(i18n.store)) {
      withTexts.add(i18n.store);
      for (const [language, bundle] of Object.entries(texts)) {
        i18n.addResourceBundle(language, namespace, bundle, true);
      }
    }
    return t;
  };
}
