type Field = HTMLInputElement | HTMLTextAreaElement;

const selector = 'input:not([aria-hidden]), textarea';

const fieldsOf = (target: ParentNode) => [...target.querySelectorAll<Field>(selector)];

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isTouched = (field: Field) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

/** What was entered into each field; null where nothing was. */
const enteredIn = (fields: readonly Field[]) => fields.map((field) => (isTouched(field) ? field.value : null));

/**
 * Notes what a person typed, ticked and focused in the server's content while the scripts were on their way, and returns
 * a function that tells it to React in the first commit. Hydrating keeps the fields as they look, but React does not
 * know what is in them, and the next render would take it away. It takes its time, so the fields are looked at again in
 * the end.
 */
export function carryOver(target: ParentNode & Node): () => void {
  const before = fieldsOf(target);
  const atFirst = enteredIn(before);
  const focus = noteFocus(before);
  return () => {
    const after = fieldsOf(target);
    const atLast = enteredIn(after);
    // Of a field that was not hydrated but made anew, only the first look tells what was in it.
    const entered = atFirst.map((value, index) => (after[index] === before[index] ? atLast[index] : value));
    // After the commit, and after the effects that came with it.
    queueMicrotask(() => {
      const now = fieldsOf(target);
      for (const [index, value] of entered.entries()) replay(now[index], value);
      focus(now);
    });
  };
}

function replay(field: Field | undefined, value: string | null | undefined): void {
  if (field === undefined || typeof value !== 'string') return;
  if (isBox(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  // React compares with the last value that it saw itself: back to the start, then as if typed, by the browser's own setter.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function noteFocus(fields: readonly Field[]): (now: readonly Field[]) => void {
  const index = fields.findIndex((field) => field === document.activeElement);
  const from = fields[index]?.selectionStart ?? null;
  const to = fields[index]?.selectionEnd ?? null;
  return (now) => {
    const field = now[index];
    if (field === undefined || document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    if (from !== null) field.setSelectionRange(from, to);
  };
}
