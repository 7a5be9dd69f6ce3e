import { Container, Logo, NewTab, useLanguage, useLocation } from 'platform';
import { brand } from 'shared-contracts';
import { Copyright } from '../Copyright/Copyright';
import { isBare } from '../navigation/links';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences/Preferences';
import { TabBar } from '../TabBar/TabBar';
import { FooterColumns } from './FooterColumns';
import * as S from './Footer.styles';

/** Footer of every page except the standalone scenes; on small screens the tab bar is below it. */
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
