type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input:not([aria-hidden]), textarea, select';

const fieldsOf = (target: ParentNode) => [...target.querySelectorAll<Field>(selector)];

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** Value of a field in the server's HTML. */
function defaultValueOf(field: Field): string {
  if (!isSelect(field)) return field.defaultValue;
  const option = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return option?.value ?? '';
}

const isChanged = (field: Field) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== defaultValueOf(field);

/** Changed value of each field; null if unchanged. */
const changedValues = (fields: readonly Field[]) => fields.map((field) => (isChanged(field) ? field.value : null));

/**
 * Captures values and focus that the user entered in server-rendered fields before hydration. The returned function replays
 * them to React in the first commit. Hydration keeps the DOM values but does not update React's state, so the next render
 * would discard them. The values are read again after hydration, because the user may type during it.
 */
export function preserveInput(target: ParentNode & Node): () => void {
  const before = fieldsOf(target);
  const initialValues = changedValues(before);
  const focus = captureFocus(before);
  return () => {
    const after = fieldsOf(target);
    const finalValues = changedValues(after);
    // For a field that was re-created instead of hydrated, only the initial value is known.
    const entered = initialValues.map((value, index) => (after[index] === before[index] ? finalValues[index] : value));
    // Run after the commit and its effects.
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
  // If a render has already discarded the value, the selection is that of the empty field.
  const selection = field.value === value ? selectionOf(field) : null;
  // React ignores an input event whose value equals the tracked one. Reset the value, then set it with the native setter and
  // dispatch an event.
  field.value = defaultValueOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  if (field === document.activeElement) select(field, selection);
  field.dispatchEvent(new Event(isSelect(field) ? 'change' : 'input', { bubbles: true }));
}

type Selection = [start: number, end: number];

/** The cursor or selected text; null for fields that do not have one, such as `select` and `input type="email"`. */
function selectionOf(field: Field): Selection | null {
  if (isSelect(field) || field.selectionStart === null || field.selectionEnd === null) return null;
  return [field.selectionStart, field.selectionEnd];
}

function select(field: Field, selection: Selection | null): void {
  if (selection !== null && !isSelect(field)) field.setSelectionRange(...selection);
}

function captureFocus(fields: readonly Field[]): (now: readonly Field[]) => void {
  const index = fields.findIndex((field) => field === document.activeElement);
  const focused = fields[index];
  const selection = focused === undefined ? null : selectionOf(focused);
  return (now) => {
    const field = now[index];
    if (field === undefined || document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    select(field, selection);
  };
}
