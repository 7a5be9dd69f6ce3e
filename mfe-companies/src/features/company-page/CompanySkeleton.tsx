import { Container, Skeleton, useTranslation, VisuallyHidden } from 'platform';
import { JobListSkeleton } from 'platform/jobs';
import { Banner } from './Banner/Banner';
import * as S from './CompanyProfile.styles';

/** Placeholder of a company's page. The banner already has the company's tint. */
export function CompanySkeleton({ slug }: { slug: string }) {
  const { t } = useTranslation('mfe-companies');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('company.loading')}</VisuallyHidden>
      <Banner slug={slug} />
      <Container>
        <S.Head>
          <S.Logo>
            <Skeleton width="var(--logo-xl)" height="var(--logo-xl)" shape="tile" />
          </S.Logo>
          <S.Title>
            <Skeleton width="min(100%, 320px)" height="1.2em" />
          </S.Title>
        </S.Head>
        <S.Facts as="div">
          <Skeleton width="min(100%, 480px)" height="1.55em" />
        </S.Facts>
        <S.Layout $hasAside>
          <JobListSkeleton isOwn rows={3} />
          <Skeleton height="180px" shape="tile" />
        </S.Layout>
      </Container>
    </div>
  );
}
