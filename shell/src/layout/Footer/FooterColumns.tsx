import { useId } from 'react';
import { Link, NewTab, usePageContext } from 'platform';
import { brand, routes } from 'shared-contracts';
import { useShellText } from '../navigation/useShellText';
import * as S from './Footer.styles';

interface FooterLink {
  label: string;
  to: string;
  external?: true;
}

const productLinks: readonly FooterLink[] = [
  { label: 'footer.contact', to: routes.contact },
  { label: 'footer.faq', to: routes.faq },
  { label: 'footer.privacy', to: routes.privacy },
  { label: 'footer.terms', to: routes.terms },
];

/** Three groups of links: for candidates, for companies, about the product. */
export function FooterColumns() {
  const { blogUrl, employerAppUrl } = usePageContext();
  const { t } = useShellText();
  return (
    <>
      <Column
        title={t('footer.candidates')}
        links={[
          { label: 'footer.findJobs', to: routes.jobs },
          { label: 'nav.companies', to: routes.companies },
          { label: 'footer.blog', to: blogUrl, external: true },
        ]}
      />
      <Column
        title={t('footer.companies')}
        links={[
          { label: 'nav.postJob', to: employerAppUrl, external: true },
          { label: 'footer.waitlist', to: routes.comingSoon },
        ]}
      />
      <Column title={brand.name} links={productLinks} />
    </>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const { t } = useShellText();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <S.ColumnTitle id={id}>{title}</S.ColumnTitle>
      <ul>
        {links.map(({ label, to, external }) => (
          <li key={label}>
            {external ? (
              <a href={to} target="_blank" rel="noopener">
                {t(label)} <NewTab />
              </a>
            ) : (
              <Link to={to}>{t(label)}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
