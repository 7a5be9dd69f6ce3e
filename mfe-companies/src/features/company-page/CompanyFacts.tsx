import type { ReactNode } from 'react';
import { Icon, NewTab, useFormat, useTranslation, type IconName } from 'platform';
import type { Company } from 'shared-contracts';
import * as S from './CompanyProfile.styles';

/** A company's website as an http(s) URL, null for other text (untrusted input). "vela.pt" is read as https. */
export function webAddress(text: string | null): URL | null {
  if (text === null || text.trim() === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Industry, location, size and website. Unknown facts are omitted. */
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
