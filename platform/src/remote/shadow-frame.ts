import baseStyles from '../theme/base.css';

/** Containers inside an isolated remote's shadow root. */
export interface ShadowFrame {
  styles: HTMLElement;
  app: HTMLElement;
  portals: HTMLElement;
}

/** Copies the page's element styles, which do not apply inside a shadow root. */
function createBase(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.nonce = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content ?? '';
  style.textContent = baseStyles;
  return style;
}

const frames = new WeakMap<Element, ShadowFrame>();

/** Returns the frame of an element, created on the first call. A shadow root cannot be attached twice, so a remount reuses it. */
export function shadowFrameOf(element: HTMLElement): ShadowFrame {
  const known = frames.get(element);
  if (known !== undefined) return known;
  const make = (part: string) => {
    const child = element.ownerDocument.createElement('div');
    child.dataset['part'] = part;
    return child;
  };
  const frame = { styles: make('styles'), app: make('app'), portals: make('portals') };
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.replaceChildren(createBase(element.ownerDocument), frame.styles, frame.app, frame.portals);
  frames.set(element, frame);
  return frame;
}
