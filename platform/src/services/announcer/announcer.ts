export interface Announcer {
  /** Has a screen reader say a text, once what it is saying now has ended. */
  readonly announce: (text: string) => void;
}

/** Says the same words twice when they come twice: without the pause the region would not have changed. */
const pause = 50;

/** One polite live region at the end of the page, outside every root, so that no render takes it away. */
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
