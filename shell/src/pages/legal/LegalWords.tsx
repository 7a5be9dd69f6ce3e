import { Fragment as Together } from 'react';
import { Link } from 'platform';
import type { LegalLink, LegalWords as Words } from './legal-text';

/** Words with links in them. */
export function LegalWords({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((one, index) => (
    <Together key={index}>{typeof one === 'string' ? one : <LegalAnchor {...one} />}</Together>
  ));
}

function LegalAnchor({ text, to }: LegalLink) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
