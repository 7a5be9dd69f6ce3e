import type { ComponentType, ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { languages, PlatformError, type Language } from 'shared-contracts';
import { api } from '../services/store';
import { isRegistered } from '../services/api/contract-queries';
import { createDetachedServices } from '../services/detached-services';
import { addTexts, createI18n } from '../services/language';
import { log } from '../services/telemetry';
import { fragmentId, ErrorBoundary, type RunnableDeclaration } from './lifecycles';
import type { LazyPage } from './lazy-page';
import { PlatformProviders } from './PlatformProviders';
import { ReadableContext, type RenderedContent, type RenderRequest, type ServerEntry } from './server-entry';

/** The references that React writes, and no others; `entities` would be in the server bundle of every remote. */
const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A short deterministic hash of a text (djb2). */
function shortName(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33) ^ (character.codePointAt(0) ?? 0);
  return (hash >>> 0).toString(36);
}

/**
 * Converts `style` attributes into CSS rules, because the page's CSP forbids them in markup (setting them by script is
 * allowed). React escapes quotes in texts, so only attributes match; external HTML is sanitized before.
 */
function liftStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const lifted = html.replaceAll(/ style="([^"]*)"/g, (_, text: string) => {
    const name = shortName(text);
    const declarations = text.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
    rules.set(name, `[data-s="${name}"]{${declarations}}`);
    return ` data-s="${name}"`;
  });
  return { html: lifted, css: [...rules.values()].join('') };
}

/**
 * Created once per language, not per render. The result inherits from the instance, because react-i18next copies all own properties of
 * what it gets for each component.
 */
function createTranslations({ id, i18n }: RunnableDeclaration): Record<Language, I18n> {
  const instances = languages.map((language) => {
    const instance = createI18n(language);
    addTexts(instance, id, i18n);
    return [language, Object.create(instance) as I18n] as const;
  });
  return Object.fromEntries(instances) as Record<Language, I18n>;
}

/** Marker that styled-components writes between rules. The text before the first one contains the lifted style attributes. */
const ruleEnd = '/*!sc*/\n';
const styleTag = /^<style[^>]*>|<\/style>$/g;
const nothing = () => {};
const noContent = () => null;

function createServerEntry(
  id: string,
  declaration: RunnableDeclaration,
  element: (props: object) => ReactNode,
): ServerEntry {
  const translations = createTranslations(declaration);
  return {
    id,
    render(request) {
      const unknown = request.data.find(({ template }) => !isRegistered(template));
      if (unknown !== undefined) {
        log.error(
          new PlatformError('TP-603', `${id} declares data of GET ${unknown.template} and has no query for it`).message,
        );
        return null;
      }
      return renderPage(id, translations[request.language], element(request.props ?? {}), request);
    },
  };
}

function renderPage(id: string, i18n: I18n, element: ReactNode, request: RenderRequest): RenderedContent | null {
  const services = createDetachedServices({ ...request, i18n });
  const sheet = new ServerStyleSheet();
  let readable = true;
  const markUnreadable = () => void (readable = false);
  try {
    // Same tree as in the browser, including the boundary, so `useId` returns the same ids.
    const tree = (
      <ReadableContext value={markUnreadable}>
        <ErrorBoundary onMounted={nothing} onError={nothing} fallback={noContent}>
          <PlatformProviders services={services}>{element}</PlatformProviders>
        </ErrorBoundary>
      </ReadableContext>
    );
    const { html, css } = liftStyleAttributes(
      renderToString(sheet.collectStyles(tree), { identifierPrefix: `${id}-` }),
    );
    if (!readable) return null;
    return { html, css: `${css}${ruleEnd}${sheet.getStyleTags().replaceAll(styleTag, '')}` };
  } finally {
    sheet.seal();
    // Cancels the cache's timers, which would retain the store for five minutes.
    services.store.dispatch(api.util.resetApiState());
  }
}

/** Server implementation of `createRemote`: returns an entry that renders markup instead of lifecycles. */
export function createRemote(
  declaration: RunnableDeclaration,
  App: ComponentType,
  _pages?: readonly LazyPage[],
): ServerEntry {
  return createServerEntry(declaration.id, declaration, () => <App />);
}

/** Server implementation of `createFragment`. */
export function createFragment<Props extends object>(
  declaration: RunnableDeclaration,
  name: string,
  Component: ComponentType<Props>,
): ServerEntry {
  // The props come from another thread and are therefore untyped. The caller of the fragment checks their type.
  const element = (props: object) => <Component {...(props as Props)} />;
  return createServerEntry(fragmentId(declaration, name), declaration, element);
}
