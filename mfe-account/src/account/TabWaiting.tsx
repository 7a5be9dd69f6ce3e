import { useTranslation, type WaitingProps } from 'platform';
import type { AccountTab } from 'shared-contracts';
import { TabHead } from '../components/TabHead/TabHead';
import { Waiting } from '../components/Waiting/Waiting';

/** A tab whose code is loading; its heading is shown immediately. */
export function TabWaiting({ tab, ...waiting }: WaitingProps & { tab: AccountTab }) {
  const { t } = useTranslation('mfe-account');
  return <Waiting {...waiting} heading={<TabHead title={t(`account.tabs.${tab}`)} />} />;
}
