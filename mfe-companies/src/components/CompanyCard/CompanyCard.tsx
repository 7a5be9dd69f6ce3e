import { CompanyLogo, Skeleton } from 'platform';
import { joinFacts } from 'platform/jobs';
import { TileBanner, type BannerSize, type DrawingLoading } from 'platform/tiles';
import { companyHref, type CompanyCard as Company } from 'shared-contracts';
import { CardLink } from '../card-link';
import { useCompanyFacts } from '../useCompanyFacts';
import * as S from './CompanyCard.styles';

interface CompanyCardsProps {
  companies: readonly Company[];
  columns: 3 | 4;
  /** Heading level of the names. */
  heading: 'h2' | 'h3';
  banner: BannerSize;
  /** Of the banners. */
  loading?: DrawingLoading;
}

/** Companies with their tiles, side by side. */
export function CompanyCards({ companies, columns, heading, banner, loading = 'eager' }: CompanyCardsProps) {
  return (
    <S.Cards $columns={columns}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} heading={heading} banner={banner} loading={loading} />
        </li>
      ))}
    </S.Cards>
  );
}

type CompanyCardProps = Required<Pick<CompanyCardsProps, 'heading' | 'banner' | 'loading'>> & { company: Company };

function CompanyCard({ company, heading, banner, loading }: CompanyCardProps) {
  const { jobs, place, answer } = useCompanyFacts(company);
  return (
    <S.Card>
      <TileBanner slug={company.slug} size={banner} loading={loading} />
      <S.Inner>
        <S.Logo>
          <CompanyLogo name={company.name} url={company.logoUrl} size="md" />
        </S.Logo>
        <S.Name as={heading}>
          <CardLink to={companyHref(company)}>{company.name}</CardLink>
        </S.Name>
        <S.About>{joinFacts([company.industry, place])}</S.About>
        <S.Foot>
          <span>
            <b>{jobs.number}</b> {jobs.unit}
          </span>
          <span>{answer}</span>
        </S.Foot>
      </S.Inner>
    </S.Card>
  );
}

/** Placeholder cards of the same height. */
export function CompanyCardsSkeleton({ cards, columns, height }: { cards: number; columns: 3 | 4; height: string }) {
  return (
    <S.Cards $columns={columns} aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <li key={card}>
          <Skeleton height={height} shape="tile" />
        </li>
      ))}
    </S.Cards>
  );
}
