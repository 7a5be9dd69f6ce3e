import { CompanyLogo, Icon, Sheet, Skeleton } from 'platform';
import { AreaPicture, TileBanner, type DrawingLoading } from 'platform/tiles';
import { companyHref, type CompanyCard } from 'shared-contracts';
import { CardLink } from '../card-link';
import { useCompanyFacts } from '../useCompanyFacts';
import * as S from './CompanyRow.styles';

/** Rows on a first screen of 1080 px, below the cards. */
const firstRows = 6;

/** Companies on one sheet. */
export function CompanyRows({ companies }: { companies: readonly CompanyCard[] }) {
  return (
    <Sheet as="ul">
      {companies.map((company, index) => (
        <CompanyRow key={company.id} company={company} loading={index < firstRows ? 'eager' : 'lazy'} />
      ))}
    </Sheet>
  );
}

interface CompanyRowProps {
  company: CompanyCard;
  loading: DrawingLoading;
}

/** The name's link covers the whole row. */
function CompanyRow({ company, loading }: CompanyRowProps) {
  const { jobs, place, pay, answer } = useCompanyFacts(company);
  return (
    <S.Row>
      <S.Edge>
        <S.TurnedBanner>
          <TileBanner slug={company.slug} size="fill" loading={loading} />
        </S.TurnedBanner>
      </S.Edge>
      <CompanyLogo name={company.name} url={company.logoUrl} size="md" />
      <S.Main>
        <S.Name>
          <CardLink to={companyHref(company)}>{company.name}</CardLink>
        </S.Name>
        {company.description && <S.About>{company.description}</S.About>}
        <S.Facts>
          {place && (
            <li>
              <Icon name="pin" size="sm" />
              {place}
            </li>
          )}
          <li>
            <Icon name="euro" size="sm" />
            {pay}
          </li>
          <li>
            <Icon name="clock" size="sm" />
            {answer}
          </li>
        </S.Facts>
      </S.Main>
      <S.Areas>
        {company.areas.map((area) => (
          <span key={area}>
            <AreaPicture slug={area} loading={loading} />
          </span>
        ))}
      </S.Areas>
      <S.Jobs>
        <b>{jobs.number}</b> {jobs.unit}
      </S.Jobs>
    </S.Row>
  );
}

/** Placeholder rows of the usual height. */
export function CompanyRowsSkeleton({ rows }: { rows: number }) {
  return (
    <Sheet as="ul" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <S.Row key={row}>
          <span />
          <Skeleton height="var(--logo-md)" />
          <S.Main>
            <Skeleton width="min(100%, 240px)" height="1.5em" />
            <S.About as="div">
              <Skeleton width="min(100%, 420px)" height="1.45em" />
            </S.About>
            <S.Facts as="div">
              <Skeleton width="min(100%, 320px)" height="1.4em" />
            </S.Facts>
          </S.Main>
          <S.Areas />
          <S.Jobs as="div">
            <Skeleton height="2.4em" />
          </S.Jobs>
        </S.Row>
      ))}
    </Sheet>
  );
}
