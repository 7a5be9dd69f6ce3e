import { styled } from 'styled-components';

/** Running text: line length, paragraph spacing and list bullets. */
export const Prose = styled.div`
  max-width: var(--measure);
  overflow-wrap: break-word;

  h2,
  h3,
  h4 {
    margin: var(--space-8) 0 var(--space-3);
    font-size: var(--text-title);
    font-weight: var(--weight-semibold);
    letter-spacing: var(--tracking-title);
    line-height: var(--leading-snug);
  }

  & > :first-child {
    margin-top: 0;
  }

  p + p,
  p + ul,
  p + ol,
  ul + p,
  ol + p {
    margin-top: var(--space-4);
  }

  ul,
  ol {
    display: grid;
    gap: var(--space-2);
  }

  ol {
    padding-left: var(--space-6);
    list-style: decimal;
  }

  ul > li {
    position: relative;
    padding-left: var(--space-6);
  }

  ul > li::before {
    print-color-adjust: exact;
    content: '';
    position: absolute;
    top: 0.62em;
    left: var(--space-1);
    width: var(--space-2);
    height: var(--space-2);
    border-radius: 50%;
    background: var(--color-brand-line);
  }
`;

export interface SafeHtmlProps {
  /** HTML that the API has sanitized. Do not pass other HTML. */
  html: string;
  /** Language of the text, if it may differ from the page's. */
  language?: string;
}

/** Renders sanitized external HTML. The only component that sets `innerHTML`. */
export function SafeHtml({ html, language }: SafeHtmlProps) {
  return <Prose lang={language} dangerouslySetInnerHTML={{ __html: html }} />;
}
