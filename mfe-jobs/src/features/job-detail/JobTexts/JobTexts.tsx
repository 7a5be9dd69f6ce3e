import { SafeHtml, styled, useLanguage, useTranslation, VisuallyHidden } from 'platform';
import type { Job } from 'shared-contracts';

const Title = styled.h2`
  margin: var(--space-8) 0 var(--space-3);
  font-size: var(--text-title);
  font-weight: var(--weight-semibold);
  line-height: 1.3;
  letter-spacing: var(--tracking-title);
`;

/** The company's own words, in their own language. */
export function JobTexts({ job }: { job: Job }) {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const foreign = job.language === null || job.language === language ? {} : { language: job.language };
  return (
    <>
      <VisuallyHidden as="h2">{t('detail.description')}</VisuallyHidden>
      <SafeHtml html={job.description} {...foreign} />
      {job.requirements && (
        <section>
          <Title>{t('detail.requirements')}</Title>
          <SafeHtml html={job.requirements} {...foreign} />
        </section>
      )}
      {job.benefits && (
        <section>
          <Title>{t('detail.benefits')}</Title>
          <SafeHtml html={job.benefits} {...foreign} />
        </section>
      )}
    </>
  );
}
