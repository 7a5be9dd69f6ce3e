import type { MouseEvent } from 'react';
import {
  ButtonLink,
  CompanyLogo,
  EmptyState,
  Icon,
  IconButton,
  Link,
  Sheet,
  styled,
  useFormat,
  useTranslation,
  withTexts,
} from 'platform';
import { useListFollowedCompanyCardsQuery } from 'platform/queries';
import { ActionCell, Cell, Row, Table, TableSkeleton, TitleCell } from 'platform/tables';
import { companyHref, jobHref, routes, type FollowedCompany } from 'shared-contracts';
import { rowTitleId } from '../../components/focus';
import { CellStack, MutedText } from '../../components/job-cells';
import { TabHead } from '../../components/TabHead';
import { isWaiting, TabState } from '../../components/TabState';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { rowIdOf, useUnfollow } from './useUnfollow';

function FollowedCompaniesTabContent() {
  const { t } = useTranslation('mfe-account');
  const query = useListFollowedCompanyCardsQuery({});
  const count = query.data?.length ?? 0;
  return (
    <>
      <TabHead title={t('followedCompanies.title')} isLoading={isWaiting(query)}>
        {count > 0 && t('followedCompanies.summary', { count })}
      </TabHead>
      <TabState
        query={query}
        loading={t('followedCompanies.loading')}
        skeleton={<TableSkeleton columns={useColumns()} cells={['company', 'lines', 'text', 'action']} />}
        failed={t('followedCompanies.failed')}
      >
        {(companies) => (
          <FollowedCompanies companies={companies} now={new Date(query.fulfilledTimeStamp ?? 0).toISOString()} />
        )}
      </TabState>
    </>
  );
}

/** /account?tab=companies: the companies that the user follows. */
export const FollowedCompaniesTab = withTexts('mfe-account', { pt, en }, FollowedCompaniesTabContent);

function useColumns() {
  const { t } = useTranslation('mfe-account');
  return [
    { name: t('followedCompanies.columns.company'), width: '30%' as const },
    { name: t('followedCompanies.columns.newest') },
    { name: t('followedCompanies.columns.jobs'), width: '20%' as const },
    { name: t('followedCompanies.columns.actions'), isQuiet: true },
  ];
}

interface FollowedCompaniesProps {
  companies: readonly FollowedCompany[];
  /** When the companies were read, ISO 8601. */
  now: string;
}

function FollowedCompanies({ companies, now }: FollowedCompaniesProps) {
  const { t } = useTranslation('mfe-account');
  const columns = useColumns();
  const unfollow = useUnfollow(companies);
  if (companies.length === 0) return <NothingFollowed />;
  return (
    <Table caption={t('followedCompanies.title')} columns={columns}>
      {companies.map((company) => (
        <CompanyRow key={company.id} company={company} now={now} onUnfollow={() => unfollow(company)} />
      ))}
    </Table>
  );
}

function NothingFollowed() {
  const { t } = useTranslation('mfe-account');
  return (
    <Sheet>
      <EmptyState
        illustration="no-followed"
        title={t('followedCompanies.empty.title')}
        text={t('followedCompanies.empty.text')}
        actions={<ButtonLink to={routes.companies}>{t('followedCompanies.empty.action')}</ButtonLink>}
      />
    </Sheet>
  );
}

/** The baseline of a logo is not that of the name beside it. */
const CenteredRow = styled(Row)`
  && > * {
    vertical-align: middle;
  }
`;

const Name = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  a {
    color: var(--color-text);
    font-weight: var(--weight-semibold);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

interface CompanyRowProps {
  company: FollowedCompany;
  now: string;
  onUnfollow: () => void;
}

function CompanyRow({ company, now, onUnfollow }: CompanyRowProps) {
  const { t } = useTranslation('mfe-account');
  const { number, relative } = useFormat();
  const { name, logoUrl, industry, jobCount, newestJob } = company;
  // The second click of a double click would hit the row that follows.
  const unfollowOnce = ({ detail }: MouseEvent) => detail < 2 && onUnfollow();
  return (
    <CenteredRow>
      <TitleCell aria-labelledby={rowTitleId(rowIdOf(company))}>
        <Name>
          <CompanyLogo name={name} url={logoUrl} size="sm" />
          <CellStack>
            <Link id={rowTitleId(rowIdOf(company))} to={companyHref(company)}>
              {name}
            </Link>
            {industry && <MutedText>{industry}</MutedText>}
          </CellStack>
        </Name>
      </TitleCell>
      <Cell>
        {newestJob && (
          <CellStack>
            <Link to={jobHref(newestJob)}>{newestJob.title}</Link>
            <MutedText>
              <time dateTime={newestJob.postedAt}>{relative(newestJob.postedAt, now)}</time>
            </MutedText>
          </CellStack>
        )}
      </Cell>
      <Cell>{t('followedCompanies.jobs', { count: jobCount, formatted: number(jobCount) })}</Cell>
      <ActionCell>
        <IconButton label={t('followedCompanies.unfollow.named', { company: name })} onClick={unfollowOnce}>
          <Icon name="close" />
        </IconButton>
      </ActionCell>
    </CenteredRow>
  );
}
