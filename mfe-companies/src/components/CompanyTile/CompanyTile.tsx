import { CompanyLogo, Skeleton, useFormat, useTranslation, VisuallyHidden } from 'platform';
import { companyHref, type CompanyCard } from 'shared-contracts';
import * as S from './CompanyTile.styles';

interface CompanyTilesProps {
  companies: readonly CompanyCard[];
  columns: S.Columns;
  /** Heading level of the names. */
  heading: 'h2' | 'h3';
}

/** Companies in columns; on small screens in one column on one sheet. */
export function CompanyTiles({ companies, columns, heading }: CompanyTilesProps) {
  return (
    <S.Grid $columns={columns}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyTile company={company} heading={heading} />
        </li>
      ))}
    </S.Grid>
  );
}

/** The name's link covers the whole tile. */
function CompanyTile({ company, heading }: { company: CompanyCard; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  return (
    <S.Tile>
      <CompanyLogo name={company.name} url={company.logoUrl} size="md" />
      <div>
        <S.Name as={heading}>
          <S.CompanyLink to={companyHref(company)}>{company.name}</S.CompanyLink>
        </S.Name>
        <S.Facts>
          {company.industry && `${company.industry} · `}
          <S.Jobs>{t('tile.jobs', { count: company.jobCount, formatted: format.number(company.jobCount) })}</S.Jobs>
        </S.Facts>
      </div>
    </S.Tile>
  );
}

/**
 * Placeholder tiles while companies are loading. `label` announces it to screen readers; omit it if the page already
 * does.
 */
export function CompanyTilesSkeleton({ tiles, columns, label }: { tiles: number; columns: S.Columns; label?: string }) {
  return (
    <div aria-busy="true">
      {label !== undefined && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <S.Grid $columns={columns} aria-hidden="true">
        {Array.from({ length: tiles }, (_, tile) => (
          <li key={tile}>
            <Skeleton height="80px" shape="tile" />
          </li>
        ))}
      </S.Grid>
    </div>
  );
}
