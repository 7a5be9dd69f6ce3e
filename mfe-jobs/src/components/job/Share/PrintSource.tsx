import { styled, useClientValue, useFormat, useTranslation } from 'platform';
import { usePageUrl } from '../../usePageUrl';

const Source = styled.p`
  display: none;

  @media print {
    display: block;
    margin-top: var(--space-6);
    padding-top: var(--space-3);
    border-top: var(--border-hair) solid;
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

const day = () => new Date().toISOString().slice(0, 10);

/** End of the print sheet: the page's address and the date. */
export function PrintSource({ path }: { path: string }) {
  const { t } = useTranslation('mfe-jobs');
  const { date } = useFormat();
  const url = usePageUrl()(path);
  const today = useClientValue<string | null>(day(), null);
  return (
    <Source aria-hidden="true">
      {url}
      {today !== null && ` · ${t('detail.printedOn', { date: date(today) })}`}
    </Source>
  );
}
