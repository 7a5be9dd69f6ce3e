import { useId, useState } from 'react';
import { Container, Link, Logo, NewTab, useLanguage, useLocation, usePageContext, type TextKey } from 'platform';
import { brand, routes } from 'shared-contracts';
import { isBare } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences';
import { TabBar } from '../TabBar/TabBar';
import * as S from './Footer.styles';

/** Footer of every page except pages with a logo header only; on small screens the tab bar is below it. */
export function Footer() {
  const { t } = useShellText();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  if (isBare(pathname)) return null;
  return (
    <>
      <S.Footer>
        <Container>
          <S.Columns>
            <S.About>
              <Logo variant="mono" />
              <p>{brand.tagline[language]}</p>
              <S.Social>
                {brand.social.map(({ name, url }) => (
                  <li key={name}>
                    <a href={url} target="_blank" rel="noopener">
                      {name} <NewTab />
                    </a>
                  </li>
                ))}
              </S.Social>
            </S.About>
            <FooterColumns />
          </S.Columns>
          <S.Legal>
            <Copyright />{' '}
            <a href={brand.complaintsBookUrl} target="_blank" rel="noopener" lang="pt-PT">
              {t('footer.complaints')} <NewTab />
            </a>{' '}
            <LanguageChoice />
            <ThemeChoice />
          </S.Legal>
        </Container>
      </S.Footer>
      <TabBar />
    </>
  );
}

/** © year name. Hydration may differ when the year changes after server rendering; the rendered text is kept. */
export function Copyright() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <span>
      © <time suppressHydrationWarning>{year}</time> {brand.name}
    </span>
  );
}

interface FooterLink {
  label: TextKey<'shell'>;
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
function FooterColumns() {
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
          { label: 'footer.waitlist', to: `${routes.comingSoon}#empresas` },
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
