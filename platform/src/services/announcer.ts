export interface Announcer {
  /** Announces a text politely: screen readers finish the current speech first. */
  readonly announce: (text: string) => void;
}

/** Milliseconds. Without the pause a repeated text would not change the region and would not be announced. */
const pause = 50;

/** One polite live region at the end of the page, outside the roots, so renders do not remove it. */
export function createAnnouncer(page: Document): Announcer {
  let region: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce(text) {
      region ??= createRegion(page);
      region.textContent = '';
      clearTimeout(timer);
      const target = region;
      timer = setTimeout(() => (target.textContent = text), pause);
    },
  };
}

function createRegion(page: Document): HTMLElement {
  const region = page.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  page.body.append(region);
  return region;
}
