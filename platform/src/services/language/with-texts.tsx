import type { ComponentType } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language, Texts } from 'shared-contracts';
import { addTexts } from './language';

/**
 * Wraps a lazily loaded component with texts of the same chunk, which are added to the remote's namespace before the first
 * render. Their top-level keys must not be in the remote's texts, which they would replace.
 */
export function withTexts<Props extends object, Own extends Texts>(
  namespace: string,
  texts: Readonly<Record<Language, Own>>,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const done = new WeakSet<I18n>();
  return function WithTexts(props: Props) {
    const { i18n } = useTranslation(namespace);
    if (!done.has(i18n)) {
      addTexts(i18n, namespace, texts);
      done.add(i18n);
    }
    return <Component {...props} />;
  };
}
