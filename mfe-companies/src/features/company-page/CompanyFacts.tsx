import type { ReactNode } from 'react';
import { Icon, NewTab, useFormat, useTranslation, type IconName } from 'platform';
import type { Company } from 'shared-contracts';
import { webAddress } from './web-address';
import * as S from './CompanyProfile.styles';

/** Industry, place, size and website; what is not known is left out. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const website = webAddress(company.website);
  const { industry, location, employees } = company;
  if (!industry && !location && employees === null && website === null) return null;
  return (
    <S.Facts aria-label={t('company.facts')}>
      {industry && <Fact icon="tag">{industry}</Fact>}
      {location && <Fact icon="pin">{location}</Fact>}
      {employees !== null && (
        <Fact icon="people">{t('company.people', { count: employees, formatted: format.number(employees) })}</Fact>
      )}
      {website && (
        <Fact icon="globe">
          <a href={website.href} target="_blank" rel="noopener nofollow">
            {website.host} <NewTab />
          </a>
        </Fact>
      )}
    </S.Facts>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      {children}
    </li>
  );
}
