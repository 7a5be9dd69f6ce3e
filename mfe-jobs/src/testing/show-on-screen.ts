/** In a `describe`: every observed element is on the screen, as jsdom has no layout. */
export function showOnScreen(): void {
  class Observer implements Partial<IntersectionObserver> {
    constructor(private readonly notify: IntersectionObserverCallback) {}

    observe(target: Element): void {
      const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
      this.notify([entry], this as unknown as IntersectionObserver);
    }

    unobserve(): void {}

    disconnect(): void {}
  }
  const known = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = known;
  });
}
