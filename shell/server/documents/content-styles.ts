/** What styled-components writes after each of its rules. */
const ruleEnd = '/*!sc*/\n';

/**
 * Style elements for rendered parts. Rules lifted from style attributes are separate: styled-components hydrates only
 * its own element, and only under its own version.
 */
export function contentStyles(parts: readonly string[], nonce: string, styledVersion: string | null): string {
  const split = parts.map((css) => {
    const [lifted = '', ...styled] = css.split(ruleEnd);
    return { lifted, styled: styled.join(ruleEnd) };
  });
  const lifted = unique(split.map((one) => one.lifted)).join('');
  const marks = styledVersion === null ? '' : ` data-styled="true" data-styled-version="${styledVersion}"`;
  const styled = unique(split.map((one) => one.styled)).map((css) => `<style nonce="${nonce}"${marks}>${css}</style>`);
  return (lifted === '' ? '' : `<style nonce="${nonce}">${lifted}</style>`) + styled.join('');
}

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');
