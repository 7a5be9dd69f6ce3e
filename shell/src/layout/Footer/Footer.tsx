import { useId, useState } from 'react';
import { Container, Link, Logo, NewTab, useLanguage, useLocation } from 'platform';
import { brand, type NavSlot } from 'shared-contracts';
import { isBare, LinkLabel, useLinks } from '../navigation/links';
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

/** Groups of links: for candidates, for companies, about the product. */
function FooterColumns() {
  const { t } = useShellText();
  return (
    <>
      <Column title={t('footer.candidates')} slot="shell.footer.candidates.v1" />
      <Column title={t('footer.companies')} slot="shell.footer.companies.v1" />
      <Column title={brand.name} slot="shell.footer.product.v1" />
    </>
  );
}

function Column({ title, slot }: { title: string; slot: NavSlot }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <S.ColumnTitle id={id}>{title}</S.ColumnTitle>
      <ul>
        {useLinks(slot).map((link) => (
          <li key={link.id}>
            <Link {...link.props}>
              <LinkLabel {...link} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
