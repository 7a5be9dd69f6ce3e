import { Prose } from '../Prose/Prose';

export interface SafeHtmlProps {
  /** HTML that the API has sanitised, on the way in and on the way out. Never anything else. */
  html: string;
  /** Language of the text, where it may differ from the page's. */
  language?: string;
}

/** Text that came from outside, as running text. The one place of the product that writes HTML. */
export function SafeHtml({ html, language }: SafeHtmlProps) {
  return <Prose lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
