/** `tag[name="value"]`, which is used both to find and to create an element. */
type Selector = `${string}[${string}="${string}"]`;

/** Sets an attribute of the selected element, or its text if `attribute` is null. Creates the element if it is missing. */
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
