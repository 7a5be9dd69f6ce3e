import { expandTemplate, type Endpoint, type Variables } from 'shared-contracts';
import { baseQuery } from '../services/api/base-query';
import { createScopedHistory } from '../services/history/history';
import { addTexts } from '../services/language';
import type { PageServices } from '../services/services';
import type { SessionSource } from '../services/session/session';
import type { Readable, RemoteServices, Translate } from './define-lifecycles';

interface ServicesOptions {
  /** Id of the remote, the namespace of its texts. */
  id: string;
  services: PageServices;
  session: SessionSource;
  /** Whether the address of a path is the remote's. */
  owns: (pathname: string) => boolean;
}

interface ServicesOfMount {
  services: RemoteServices;
  /** Undoes what the remote subscribed and set. */
  end: () => void;
}

/** The services of one mounted part of a remote: plain values and functions, no objects of the page. */
export function createRemoteServices({ id, services: page, session, owns }: ServicesOptions): ServicesOfMount {
  const { announcer, head, history, i18n, language, telemetry, theme, toast } = page;
  const source = createScopedHistory(history, owns);
  const undo = new Set<() => void>();
  const readable = <Value>(get: () => Value, subscribe: Readable<Value>['subscribe']): Readable<Value> => ({
    get,
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      undo.add(unsubscribe);
      return () => {
        undo.delete(unsubscribe);
        unsubscribe();
      };
    },
  });
  let removeMeta = () => {};
  const services: RemoteServices = {
    language: readable(language.get, language.subscribe),
    theme: readable(theme.get, theme.subscribe),
    session: readable(session.get, session.subscribe),
    address: readable(() => {
      const { pathname, search, hash } = source.get().location;
      return pathname + search + hash;
    }, source.listen),
    navigate: (to, { replace = false } = {}) => (replace ? history.replace(to) : history.push(to)),
    request: async <Answer>(endpoint: Called, variables: object) => (await call(page, endpoint, variables)) as Answer,
    texts: (texts) => {
      addTexts(i18n, id, texts);
      const translate = i18n.t.bind(i18n) as (key: string, values: object) => string;
      const t: Translate = (key, values) => translate(key, { ...values, ns: id });
      return t;
    },
    setPageMeta: (meta) => {
      const removeLast = removeMeta;
      removeMeta = head.describe(meta);
      removeLast();
    },
    toast: (message) => toast.show(message),
    announce: (text) => announcer.announce(text),
    report: (name, error) => telemetry.report(name, error),
  };
  const end = () => {
    for (const stop of undo) stop();
    undo.clear();
    removeMeta();
    removeMeta = () => {};
  };
  return { services, end };
}

type Called = Pick<Endpoint, 'name' | 'method' | 'template'>;

async function call({ store }: PageServices, { name, method, template }: Called, given: object): Promise<unknown> {
  const { body, ...variables } = given as Variables & { body?: unknown };
  const { signal } = new AbortController();
  const { data, error } = await baseQuery(
    { url: expandTemplate(template, variables), method, body },
    { ...store, signal, abort: () => {}, extra: undefined, endpoint: name, type: 'query' },
    {},
  );
  if (error !== undefined) throw Object.assign(new Error(error.message), error);
  return data;
}
