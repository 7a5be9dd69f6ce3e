import { Link, SafeHtml, styled, useLanguage, useLocation, useTranslation, VisuallyHidden } from 'platform';
import { trimEndOf, type Job } from 'shared-contracts';
import { divideAtRequirements, readingMinutes } from './advert-texts';

const Title = styled.h2`
  margin: var(--space-8) 0 var(--space-3);
  font-size: var(--text-title);
  font-weight: var(--weight-semibold);
  line-height: 1.3;
  letter-spacing: var(--tracking-title);
`;

const Reading = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
  margin-bottom: var(--space-4);
  font-size: var(--text-sm);
  line-height: 1.5rem;

  p {
    margin-left: auto;
    color: var(--color-text-muted);
  }
`;

/** As above a heading inside a text. */
const Requirements = styled.section`
  margin-top: var(--space-8);
`;

const requirementsId = 'requirements';

interface JobTextsProps {
  job: Job;
  /** Below the job's title as `h2`, and without the link to the requirements: it would replace the search in the address. */
  inPane?: boolean;
}

/** The company's texts, marked with their language if it differs from the page's. */
export function JobTexts({ job, inPane = false }: JobTextsProps) {
  const { t } = useTranslation('mfe-jobs');
  const { language } = useLanguage();
  const foreign = job.language === null || job.language === language ? {} : { language: job.language };
  const heading = inPane ? 'h3' : 'h2';
  const divided = job.requirements === null ? divideAtRequirements(job.description) : null;
  return (
    <>
      <VisuallyHidden as={heading}>{t('detail.description')}</VisuallyHidden>
      <ReadingLine job={job} requirements={divided?.heading ?? null} hasLink={!inPane} {...foreign} />
      <SafeHtml html={divided?.before ?? job.description} {...foreign} />
      {divided && (
        <Requirements id={requirementsId}>
          <SafeHtml html={divided.requirements} {...foreign} />
        </Requirements>
      )}
      {job.requirements && (
        <section id={requirementsId}>
          <Title as={heading}>{t('detail.requirements')}</Title>
          <SafeHtml html={job.requirements} {...foreign} />
        </section>
      )}
      {job.benefits && (
        <section>
          <Title as={heading}>{t('detail.benefits')}</Title>
          <SafeHtml html={job.benefits} {...foreign} />
        </section>
      )}
    </>
  );
}

interface ReadingLineProps {
  job: Job;
  /** The advert's heading of its requirements, if they are a part of the description. */
  requirements: string | null;
  hasLink: boolean;
  language?: string;
}

/** Of a long advert: a link to what it asks for, and the time to read it. */
function ReadingLine({ job, requirements, hasLink, language }: ReadingLineProps) {
  const { t } = useTranslation('mfe-jobs');
  // The link back to the results is in the state of the history entry.
  const { state } = useLocation();
  const count = readingMinutes(job);
  if (count === null) return null;
  return (
    <Reading data-screen>
      {hasLink && (job.requirements !== null || requirements !== null) && (
        <Link to={`#${requirementsId}`} state={state} lang={requirements === null ? undefined : language}>
          {requirements === null ? t('detail.requirements') : trimEndOf(requirements, /[\s:]/)}
        </Link>
      )}
      <p>{t('detail.reading', { count })}</p>
    </Reading>
  );
}
