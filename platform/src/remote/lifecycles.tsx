import { Component, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { hydrateAttribute, type RemoteDeclaration } from 'shared-contracts';
import { beginHydration } from '../services/hydration';
import { preserveInput } from './preserve-input';

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
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /** Called after the first commit. */
  onMounted: () => void;
  children: ReactNode;
}

/** Catches rendering errors of its root. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.props.onMounted();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface MountProps {
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
  panel: (retry: () => void, props: Props) => ReactNode;
  report: (id: string, error: unknown, props: Props) => void;
}

class MountedRoot<Props extends MountProps> {
  readonly #recipe: RootRecipe<Props>;
  #props: Props;
  #root: Root | null = null;
  #endHydration = () => {};

  constructor(recipe: RootRecipe<Props>, props: Props) {
    this.#recipe = recipe;
    this.#props = props;
  }

  start = () => {
    const { domElement } = this.#props;
    try {
      this.#recipe.prepare?.(this.#props);
      const target = this.#recipe.target?.(domElement) ?? domElement;
      const restoreInput = preserveInput(target);
      const onMounted = () => {
        restoreInput();
        setTimeout(this.#endHydration);
      };
      this.#root = this.#open(target, this.#tree(target, onMounted));
    } catch (error) {
      this.#fail(error);
    }
  };

  update(props: Props) {
    this.#props = props;
    const target = this.#recipe.target?.(props.domElement) ?? props.domElement;
    this.#root?.render(this.#tree(target, () => {}));
  }

  stop() {
    this.#endHydration();
    const root = this.#root;
    this.#root = null;
    try {
      root?.unmount();
    } catch (error) {
      this.#report(error);
    }
  }

  #tree(target: HTMLElement, onMounted: () => void) {
    return (
      <ErrorBoundary onMounted={onMounted} onError={this.#report} fallback={this.#panel()}>
        {this.#recipe.tree(this.#props, target)}
      </ErrorBoundary>
    );
  }

  #open(target: HTMLElement, tree: ReactNode): Root {
    const options = {
      identifierPrefix: `${this.#recipe.id}-`,
      onUncaughtError: this.#fail,
      onCaughtError: () => {}, // reported by the boundary
      onRecoverableError: this.#reportRecoverable,
    };
    const { domElement } = this.#props;
    const hasContent = domElement.hasAttribute(hydrateAttribute) && target.firstElementChild !== null;
    domElement.removeAttribute(hydrateAttribute);
    if (hasContent && this.#recipe.mayHydrate()) {
      this.#endHydration = beginHydration();
      return hydrateConcurrently(target, tree, options);
    }
    const root = createRoot(target, options);
    root.render(tree);
    return root;
  }

  #panel = () => this.#recipe.panel(this.#restart, this.#props);

  #report = (error: unknown) => {
    const { version } = this.#props;
    const { id, report } = this.#recipe;
    report(version === undefined ? id : `${id}@${version}`, error, this.#props);
  };

  /** React also reports a root that is unmounted before hydration, which is not an error. */
  #reportRecoverable = (error: unknown) => {
    if (this.#root) this.#report(error);
  };

  #restart = () => {
    this.stop();
    this.start();
  };

  /** Neither the tree nor its boundary could be rendered. Render the panel in a new root after the current render. */
  #fail = (error: unknown) => {
    this.#report(error);
    queueMicrotask(() => {
      this.stop();
      const { domElement } = this.#props;
      domElement.removeAttribute(hydrateAttribute);
      this.#root = createRoot(this.#recipe.target?.(domElement) ?? domElement, { onUncaughtError: this.#report });
      this.#root.render(this.#panel());
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
