/** `tag[name="value"]`, which finds an element and also says how to make it. */
type Selector = `${string}[${string}="${string}"]`;

/** Gives the one element that a selector stands for an attribute, or a text where there is no attribute. */
export function writeElement(page: Document, selector: Selector, attribute: string | null, value: string): void {
  const [first = createElement(page, selector), ...others] = page.head.querySelectorAll(selector);
  for (const other of others) other.remove();
  if (attribute === null) first.textContent = value;
  else first.setAttribute(attribute, value);
}

export function removeAll(page: Document, selector: string): void {
  for (const element of page.head.querySelectorAll(selector)) element.remove();
}

function createElement(page: Document, selector: Selector): Element {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[([\w-]+)="([^"]+)"\]$/.exec(selector) ?? [];
  const element = page.createElement(tag);
  element.setAttribute(name, value);
  page.head.append(element);
  return element;
}
