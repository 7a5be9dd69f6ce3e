import { useId } from 'react';
import { CompanyLogo, Icon, useTranslation } from 'platform';
import type { AccountApplication } from 'shared-contracts';
import { Logo, RowLink, Small } from './rows.styles';
import * as S from './MissingAnswers.styles';

/** Applications whose questions the user has not answered. */
export function MissingAnswers({ applications }: { applications: readonly AccountApplication[] }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  return (
    <S.Due aria-labelledby={id}>
      <h2 id={id}>{t('overview.due.title')}</h2>
      <ul>
        {applications.map(({ id: key, href, job, questionsDue }) => (
          <S.DueRow key={key}>
            <Logo>
              <CompanyLogo name={job.companyName} url={job.logoUrl} />
            </Logo>
            <div>
              <RowLink to={href}>
                {t('overview.due.questions', { count: questionsDue, company: job.companyName })}
              </RowLink>
              <Small>{job.title}</Small>
              <S.Urgent>{t('overview.due.incomplete')}</S.Urgent>
            </div>
            <Icon name="chevronRight" />
          </S.DueRow>
        ))}
      </ul>
    </S.Due>
  );
}
