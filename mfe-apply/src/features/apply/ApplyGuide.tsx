import { ButtonLink, CompanyLogo, Note, usePageMeta, useTranslation } from 'platform';
import { brand, jobHref, type Job } from 'shared-contracts';
import { JobQuestions } from './JobQuestions';
import * as S from './ApplyPage.styles';

/** What the company will ask for, so that the candidate can get it ready. */
export function ApplyGuide({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-apply');
  usePageMeta({
    title: t('meta.applyTo', { title: job.title }),
    description: t('meta.apply.description'),
    robots: 'noindex',
  });
  return (
    <S.Page>
      <S.Job role="group" aria-label={t('apply.jobLabel')}>
        <CompanyLogo name={job.companyName} url={job.logoUrl} size="md" />
        <div>
          <b>{job.title}</b>
          <span>{[job.companyName, job.city].filter(Boolean).join(' · ')}</span>
        </div>
      </S.Job>
      <h1>{t('apply.title')}</h1>
      <Note tone="info" title={t('apply.status', { brand: brand.name })}>
        {t('apply.statusText')}
      </Note>
      <section>
        <S.Subtitle>{t('apply.resume.title')}</S.Subtitle>
        <p>{t('apply.resume.text')}</p>
      </section>
      <section>
        <S.Subtitle>{t('apply.questions.title')}</S.Subtitle>
        {job.questionCount === 0 ? <p>{t('apply.questions.none')}</p> : <JobQuestions job={job} />}
      </section>
      <div>
        <ButtonLink to={jobHref(job)}>{t('apply.back')}</ButtonLink>
      </div>
    </S.Page>
  );
}
