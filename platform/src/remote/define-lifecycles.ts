import type { Endpoint, Language, Texts, Theme, Variables } from 'shared-contracts';
import type { MutationArg } from '../services/api/from-contract';
import type { PageMeta } from '../services/head';
import type { Session } from '../services/session/session';
import type { ToastMessage } from '../services/toast';

export interface MountProps {
  /** The remote's own element. */
  domElement: HTMLElement;
  /** Version of the remote, for error reports. */
  version?: string;
}

/**
 * single-spa lifecycles of a remote. They never reject, because single-spa does not run an application again after a
 * rejection.
 */
export interface Lifecycles<Props extends MountProps = MountProps> {
  bootstrap(): Promise<void>;
  mount(props: Props): Promise<void>;
  update(props: Props): Promise<void>;
  unmount(props: Props): Promise<void>;
}

/** An observable value, compatible with `useSyncExternalStore`. */
export interface Readable<Value> {
  readonly get: () => Value;
  /** Calls the listener after each change, until the returned function is called or the remote is unmounted. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keys of nested texts with dots, without the suffixes of plural forms: `'title' | 'jobs.count'`. */
export type KeyOf<Value> = {
  [Key in keyof Value & string]: Value[Key] extends string
    ? Key extends `${infer Stem}_${'one' | 'many' | 'other'}`
      ? Stem
      : Key
    : `${Key}.${KeyOf<Value[Key]>}`;
}[keyof Value & string];

/** The text of a key in the page's language, with the values of its `{{placeholders}}`; `count` selects the plural form. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The page's services for a remote of any framework: plain values and functions, because such a remote shares no library and no
 * store with the page. What it subscribed and set is undone when it is unmounted.
 */
export interface RemoteServices {
  readonly language: Readable<Language>;
  /** The chosen theme. Colours need no code: the custom properties of the page change with it, also inside shadow roots. */
  readonly theme: Readable<Theme>;
  readonly session: Readable<Session>;
  /** Path, query and hash of the page. It does not change while the URL belongs to another remote. */
  readonly address: Readable<string>;
  /** Navigates to a path of the site. `replace` replaces the current history entry. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  /**
   * Calls an endpoint of shared-contracts with the session cookie: template variables, and `body` if it has one. Rejects with an
   * error that has `status` (0 without an answer) and `data` (`error` for users, `code` for programs).
   */
  readonly request: <Arg extends Variables, Answer, Body = undefined>(
    endpoint: Endpoint<Arg, Answer, Body>,
    variables: MutationArg<Arg, Body>,
  ) => Promise<Answer>;
  /** Adds texts of the remote. The returned function reads the current language; render again when `language` changes. */
  readonly texts: <Own extends Texts>(texts: Readonly<Record<Language, Own>>) => Translate<KeyOf<Own>>;
  /** Title, description and robots of the page; replaces those of the last call. */
  readonly setPageMeta: (meta: PageMeta) => void;
  readonly toast: (message: ToastMessage) => void;
  /** Announces a text politely to screen readers. */
  readonly announce: (text: string) => void;
  readonly report: (id: string, error: unknown) => void;
}

/** What `mount`, `update` and `unmount` of a remote of any framework receive. */
export interface ServiceProps extends MountProps {
  services: RemoteServices;
  /** Properties of a fragment, from the page that embeds it. */
  props?: object;
}

/** A function that may be asynchronous. When it throws or rejects, the shell reports it and shows a panel with retry. */
type Step<Argument extends unknown[] = [ServiceProps]> = (...args: Argument) => unknown;

/** What a remote does when the shell loads, shows, changes and leaves it. */
export interface LifecycleSteps {
  /** Called once before the first `mount`. */
  bootstrap?: Step<[]>;
  mount: Step;
  /** Called when a fragment's properties change. */
  update?: Step;
  unmount: Step;
}

/**
 * `./app` or a fragment of a remote of any framework.
 *
 * @example
 * ```ts
 * export default defineLifecycles({
 *   mount: ({ domElement, services }) => start(domElement, services),
 *   unmount: ({ domElement }) => stop(domElement),
 * });
 * ```
 */
export function defineLifecycles({ bootstrap, mount, update, unmount }: LifecycleSteps): Lifecycles<ServiceProps> {
  return {
    bootstrap: async () => void (await bootstrap?.()),
    mount: async (props) => void (await mount(props)),
    update: async (props) => void (await update?.(props)),
    unmount: async (props) => void (await unmount(props)),
  };
}
