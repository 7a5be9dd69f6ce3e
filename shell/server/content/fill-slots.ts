import { fragmentAttribute, hydrateAttribute } from 'shared-contracts';

/** Inserts rendered fragments into the slots of platform's `Fragment`. */
export function fillSlots(page: string, fragments: readonly { address: string; html: string }[]): string {
  return fragments.reduce((html, fragment) => {
    const name = `<div ${fragmentAttribute}="${fragment.address}"`;
    return html.replace(`${name}></div>`, () => `${name} ${hydrateAttribute}="1">${fragment.html}</div>`);
  }, page);
}
