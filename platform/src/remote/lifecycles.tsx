import { Component, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  hydrateAttribute,
  platformErrorCode,
  toPlatformError,
  type PlatformErrorCode,
  type RemoteDeclaration,
} from 'shared-contracts';
import { beginHydration } from '../services/hydration';
import { mark } from '../services/trace';
import type { Lifecycles, MountProps } from './define-lifecycles';
import { preserveInput } from './preserve-input';
import { readableContent } from './readable-content';

/**
 * The parts of a declaration that are needed at run time. The id is the i18n namespace, the prefix of element ids and the
 * name in error reports.
 */
export type RunnableDeclaration = Pick<RemoteDeclaration, 'id' | 'i18n'>;

/** Prefix of a fragment's ids, and its name in reports. */
export function fragmentId({ id }: RunnableDeclaration, name: string): string {
  return `${id}-${name}`;
}

interface ErrorBoundaryProps {
  /** Rendered in place of the children. The failed tree is in the document until the fallback is committed. */
  fallback: (error: unknown) => ReactNode;
  onError: (error: unknown) => void;
  /** Called after the first commit. `failed`: it is the fallback. */
  onMounted: (failed: boolean) => void;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown } | null;
}

/** Catches rendering errors of its root. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override componentDidMount() {
    this.props.onMounted(this.state.failure !== null);
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error);
  }
}

export interface RootFailure {
  code: PlatformErrorCode | undefined;
  /** Markup of the page that the server sent for this address, as it was last shown. */
  kept: string | undefined;
  retry: () => void;
}

export interface RootRecipe<Props extends MountProps> {
  /** Awaited before the first root; a rejection does not prevent it. */
  load?: () => Promise<unknown>;
  /** Prefix of the root's element ids (the same as on the server), and the name in error reports. */
  id: string;
  prepare?: (props: Props) => void;
  /** Whether the server content can be hydrated; otherwise it is replaced by a client render. */
  mayHydrate: () => boolean;
  /** Container of the root. Default: the element itself. */
  target?: (element: HTMLElement) => HTMLElement;
  tree: (props: Props, target: HTMLElement) => ReactNode;
  /** Replaces a failed root. */
  panel: (failure: RootFailure, props: Props) => ReactNode;
  report: (id: string, error: unknown, props: Props) => void;
}

class MountedRoot<Props extends MountProps> {
  readonly #recipe: RootRecipe<Props>;
  #props: Props;
  #root: Root | null = null;
  #endHydration = () => {};
  #isMounted = false;
  #hasServerContent = false;
  #kept: string | undefined;

  constructor(recipe: RootRecipe<Props>, props: Props) {
    this.#recipe = recipe;
    this.#props = props;
  }

  start = () => {
    try {
      const hasContent = this.#takeServerContent();
      mark(this.#recipe.id, hasContent ? 'hydrate' : 'mount');
      this.#recipe.prepare?.(this.#props);
      const target = this.#target();
      const restoreInput = preserveInput(target);
      const onMounted = (failed: boolean) => {
        this.#isMounted = !failed;
        if (!failed) {
          mark(this.#recipe.id, 'mounted');
          this.#kept = undefined;
        }
        restoreInput();
        setTimeout(this.#endHydration);
      };
      const tree = this.#tree(target, onMounted);
      this.#root = hasContent ? this.#hydrate(target, tree) : this.#render(target, tree);
    } catch (error) {
      this.#fail(toPlatformError('TP-501', error));
    }
  };

  update(props: Props) {
    this.#props = props;
    this.#root?.render(this.#tree(this.#target(), () => {}));
  }

  stop() {
    this.#endHydration();
    const root = this.#root;
    this.#root = null;
    this.#isMounted = false;
    try {
      root?.unmount();
    } catch (error) {
      this.#report(toPlatformError('TP-505', error));
    }
  }

  #target(): HTMLElement {
    const { domElement } = this.#props;
    return this.#recipe.target?.(domElement) ?? domElement;
  }

  #tree(target: HTMLElement, onMounted: (failed: boolean) => void) {
    return (
      <ErrorBoundary onMounted={onMounted} onError={this.#onError} fallback={this.#panel}>
        {this.#recipe.tree(this.#props, target)}
      </ErrorBoundary>
    );
  }

  /** Whether the server's content can be hydrated. It is used once. */
  #takeServerContent(): boolean {
    const { domElement } = this.#props;
    const isWritten = domElement.hasAttribute(hydrateAttribute) && this.#target().firstElementChild !== null;
    domElement.removeAttribute(hydrateAttribute);
    const hasContent = isWritten && this.#recipe.mayHydrate();
    this.#hasServerContent ||= hasContent;
    return hasContent;
  }

  #hydrate(target: HTMLElement, tree: ReactNode): Root {
    this.#endHydration = beginHydration();
    return hydrateConcurrently(target, tree, this.#options());
  }

  #render(target: HTMLElement, tree: ReactNode): Root {
    const root = createRoot(target, this.#options());
    root.render(tree);
    return root;
  }

  #options() {
    return {
      identifierPrefix: `${this.#recipe.id}-`,
      onUncaughtError: this.#fail,
      onCaughtError: () => {}, // reported by the boundary
      onRecoverableError: this.#reportRecoverable,
    };
  }

  #onError = (error: unknown) => this.#report(this.#renderError(error));

  #renderError = (error: unknown) => toPlatformError(this.#isMounted ? 'TP-503' : 'TP-502', error);

  #panel = (error: unknown) => {
    const code = platformErrorCode(this.#renderError(error));
    // Rendering does not change the document, so what the panel will replace is still there.
    if (this.#hasServerContent && this.#recipe.mayHydrate()) this.#kept ??= readableContent(this.#target());
    return this.#recipe.panel({ code, kept: this.#kept, retry: this.#restart }, this.#props);
  };

  #report = (error: unknown) => {
    const { version } = this.#props;
    const { id, report } = this.#recipe;
    report(version === undefined ? id : `${id}@${version}`, error, this.#props);
  };

  /** React also reports a root that is unmounted before hydration, which is not an error, and one that the boundary reports. */
  #reportRecoverable = (error: unknown) => {
    if (this.#root && this.#isMounted) this.#report(toPlatformError('TP-504', error));
  };

  #restart = () => {
    this.stop();
    this.start();
  };

  /** Neither the tree nor its boundary could be rendered. Render the panel in a new root after the current render. */
  #fail = (error: unknown) => {
    this.#report(this.#renderError(error));
    const panel = this.#panel(error);
    queueMicrotask(() => {
      this.stop();
      this.#root = createRoot(this.#target(), { onUncaughtError: this.#onError });
      this.#root.render(panel);
    });
  };
}

/** Hydrates in a transition, so React yields to the main thread every few milliseconds. */
function hydrateConcurrently(...page: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...page);
  });
  return root;
}

/** Lifecycles over React roots, one per element. After a crash a panel offers to restart the root in place. */
export function createLifecycles<Props extends MountProps>(recipe: RootRecipe<Props>): Lifecycles<Props> {
  const roots = new Map<HTMLElement, MountedRoot<Props>>();
  return {
    async bootstrap() {
      await recipe.load?.().catch(() => {});
    },
    mount(props) {
      const root = new MountedRoot(recipe, props);
      roots.get(props.domElement)?.stop();
      roots.set(props.domElement, root);
      root.start();
      return Promise.resolve();
    },
    update(props) {
      roots.get(props.domElement)?.update(props);
      return Promise.resolve();
    },
    unmount({ domElement }) {
      roots.get(domElement)?.stop();
      roots.delete(domElement);
      return Promise.resolve();
    },
  };
}
