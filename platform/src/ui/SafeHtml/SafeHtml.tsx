import { Prose } from '../Prose/Prose';

export interface SafeHtmlProps {
  /** HTML that the API has sanitised. Do not pass other HTML. */
  html: string;
  /** Language of the text, if it may differ from the page's. */
  language?: string;
}

/** Renders sanitised external HTML. The only component that sets `innerHTML`. */
export function SafeHtml({ html, language }: SafeHtmlProps) {
  return <Prose lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
