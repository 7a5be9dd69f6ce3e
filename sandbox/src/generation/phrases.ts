import { escapeUTF8 as escapeHtml } from 'entities';

/** Replaces `{names}` by values. A name without a value remains, so a test can find it. */
export function fillPhrase(phrase: string, values: Readonly<Record<string, string>>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

export function bulletList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** URL slug: "Âmbar & Associados" → "ambar-associados". */
export function addressPart(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
