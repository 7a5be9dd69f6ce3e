import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { hydrateAttribute } from 'shared-contracts';
import { beginHydration } from '../services/hydration/hydration';
import { carryOver } from './carry-over';
import { ErrorBoundary } from './ErrorBoundary';

export interface MountProps {
  domElement: HTMLElement;
  /** Version of the remote, for the reports of its errors. */
  version?: string;
}

/** What single-spa asks of a remote. None of them rejects: an application that rejected once is dead until a reload. */
export interface Lifecycles<Props extends MountProps = MountProps> {
  bootstrap(): Promise<void>;
  mount(props: Props): Promise<void>;
  update(props: Props): Promise<void>;
  unmount(props: Props): Promise<void>;
}

export interface RootRecipe<Props extends MountProps> {
  /** Prefix of the root's ids, equal on the server, and the name in error reports. */
  id: string;
  prepare?: (props: Props) => void;
  /** Whether the root would render what the server did; otherwise its content is made anew. */
  mayHydrate: () => boolean;
  /** Where the root is made: the element itself, or a place in its shadow root. */
  target?: (element: HTMLElement) => HTMLElement;
  tree: (props: Props, target: HTMLElement) => ReactNode;
  /** What stands in place of a failed root. */
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
      const carry = carryOver(target);
      const onMounted = () => {
        carry();
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
      onCaughtError: () => {}, // the boundary reports it
      onRecoverableError: this.#recover,
    };
    const { domElement } = this.#props;
    const hasContent = domElement.hasAttribute(hydrateAttribute) && target.firstElementChild !== null;
    domElement.removeAttribute(hydrateAttribute);
    if (hasContent && this.#recipe.mayHydrate()) {
      this.#endHydration = beginHydration();
      return hydrateInPieces(target, tree, options);
    }
    const root = createRoot(target, options);
    root.render(tree);
    return root;
  }

  #panel = () => this.#recipe.panel(this.#again, this.#props);

  #report = (error: unknown) => {
    const { version } = this.#props;
    const { id, report } = this.#recipe;
    report(version === undefined ? id : `${id}@${version}`, error, this.#props);
  };

  /** React also reports a root that is unmounted before it hydrates, which is no error. */
  #recover = (error: unknown) => {
    if (this.#root) this.#report(error);
  };

  #again = () => {
    this.stop();
    this.start();
  };

  /** Neither the tree nor its boundary could be rendered: the panel gets a root of its own, once React is done. */
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

/** In a transition React lets go of the thread every few milliseconds; otherwise a page would hydrate in one go. */
function hydrateInPieces(...page: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...page);
  });
  return root;
}

/** Lifecycles over React roots, one per element. A crash ends in a panel that starts the root again in place. */
export function createLifecycles<Props extends MountProps>(recipe: RootRecipe<Props>): Lifecycles<Props> {
  const roots = new Map<HTMLElement, MountedRoot<Props>>();
  return {
    bootstrap: () => Promise.resolve(),
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
