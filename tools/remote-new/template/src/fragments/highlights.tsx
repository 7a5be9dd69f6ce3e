import { createFragment, Section, Sheet, useTranslation } from 'platform';
import { CompanyList } from '../components/CompanyList/CompanyList';
import { path, remote } from '../remote';

/** A section of the home page: the first three companies. Its height is declared as `minHeight` in `remote.ts`. */
export function Highlights() {
  const { t } = useTranslation('mfe-template');
  return (
    <Section title={t('section.title')} more={{ label: t('section.all'), to: path }}>
      <Sheet>
        <CompanyList heading="h3" limit={3} />
      </Sheet>
    </Section>
  );
}

export default createFragment(remote, 'highlights', Highlights);
