import { pageElements } from 'shared-contracts';

/** The year that the server wrote, so that the first render equals its content; without one, this year. */
export function copyrightYear(page: Document, now = new Date()): number {
  const written = page.querySelector<HTMLTimeElement>(`#${pageElements.footer} time`)?.dateTime;
  return written ? Number(written) : now.getFullYear();
}
