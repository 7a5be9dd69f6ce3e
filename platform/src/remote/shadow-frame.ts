import baseStyles from '../theme/base.css';

/** The places inside an isolated remote's shadow root. */
export interface ShadowFrame {
  styles: HTMLElement;
  app: HTMLElement;
  portals: HTMLElement;
}

/** What the page's own stylesheet says of elements does not reach in: without it tabs and fields have the browser's font. */
function createBase(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.nonce = page.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content ?? '';
  style.textContent = baseStyles;
  return style;
}

const frames = new WeakMap<Element, ShadowFrame>();

/** Makes the frame of an element, once: a shadow root cannot be attached twice, so a remount finds the first one. */
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
