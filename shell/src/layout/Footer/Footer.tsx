import { useState } from 'react';
import { Container, Logo, NewTab, useLanguage, useLocation } from 'platform';
import { brand } from 'shared-contracts';
import { isBare } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { TabBar } from '../TabBar/TabBar';
import { FooterColumns } from './FooterColumns';
import * as S from './Footer.styles';

/** End of every page but the scenes that stand alone; on small screens the tab bar stands below it. */
export function Footer() {
  const { t } = useShellText();
  const [year] = useState(() => new Date().getFullYear());
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
            <span>
              {/* Content of last year may meet the first render of this one; the text that stands is kept. */}©{' '}
              <time suppressHydrationWarning>{year}</time> {brand.name}
            </span>
            <a href={brand.complaintsBookUrl} target="_blank" rel="noopener" lang="pt-PT">
              {t('footer.complaints')} <NewTab />
            </a>
            <LanguageChoice />
            <ThemeChoice />
          </S.Legal>
        </Container>
      </S.Footer>
      <TabBar />
    </>
  );
}
