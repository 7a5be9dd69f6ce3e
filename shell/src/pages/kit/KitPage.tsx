import { usePageMeta, useSearchParams } from 'platform';
import { useShellText } from '../../layout/navigation/useShellText';
import { KitNav } from './KitNav';
import { KitOverview } from './KitOverview';
import * as S from './KitPage.styles';
import { kitParts } from './kit-parts';
import { PartPage } from './PartPage';

/** The documentation of the UI kit: every part, or the part of `?part=Button`. A tool: its texts are English. */
export function KitPage() {
  const { t } = useShellText();
  const [search] = useSearchParams();
  const name = search.get('part');
  const part = kitParts.find((one) => one.name === name);
  const title = part === undefined ? t('kit.title') : `${part.name} · ${t('kit.title')}`;
  usePageMeta({ title, description: t('kit.description'), robots: 'noindex' });
  return (
    <S.Page data-examples lang="en">
      <KitNav current={part?.name ?? null} />
      {part === undefined ? <KitOverview missing={name} /> : <PartPage key={part.name} part={part} />}
    </S.Page>
  );
}
