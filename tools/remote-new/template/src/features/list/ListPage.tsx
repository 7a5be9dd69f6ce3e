import { Breadcrumbs, Container, Sheet, usePageMeta, useTranslation } from 'platform';
import { routes } from 'shared-contracts';
import { CompanyList } from '../../components/CompanyList/CompanyList';
import * as S from './ListPage.styles';

/** The page of this remote: all companies of the API's first page. */
export function ListPage() {
  const { t } = useTranslation('mfe-template');
  usePageMeta({ title: t('meta.title'), description: t('meta.description') });
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('home'), to: routes.home }, { label: t('nav') }]} />
      <S.Head>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </S.Head>
      <Sheet>
        <CompanyList heading="h2" limit={12} />
      </Sheet>
    </Container>
  );
}
