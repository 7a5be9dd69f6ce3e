/** What screen readers would announce again, and what would count as loading. */
const changing = '[role="alert"], [role="status"], [aria-live], [aria-busy], [data-skeleton]';

/** Markup of an element as plain content: nothing in it is announced or loading. Its links and forms work. */
export function readableContent(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(changing)) {
    for (const name of ['role', 'aria-live', 'aria-busy', 'data-skeleton']) part.removeAttribute(name);
  }
  return copy.innerHTML;
}
