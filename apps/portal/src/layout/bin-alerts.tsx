import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { shownInline } from '../data/query-client.ts';
import { useCommunity } from '../data/session.ts';
import { trpc } from '../data/trpc.ts';
import { useMay } from '../data/use-may.ts';
import { BinAlertsView } from './bin-alerts.view.tsx';
import { QueryResult } from './query-result.tsx';

interface BinAlertsProps {
  /** The BIN testing mode of the rules that are shown; left out: that of the facility. */
  mode?: BinTestingCode | null;
}

/** BIN testing that goes on now, for users who may see it; nothing while there is none. */
export const BinAlerts = (props: BinAlertsProps) =>
  useMay('fraudGuard.listBinAlerts') && <CurrentBinAlerts {...props} />;

function CurrentBinAlerts({ mode }: BinAlertsProps) {
  const { communityId, timeZone } = useCommunity();
  const seesTransactions = useMay('transactions.search');
  const input = { params: { communityId } };
  const alerts = trpc.fraudGuard.listBinAlerts.useQuery(input, shownInline);
  const isTested = alerts.data !== undefined && alerts.data.items.length > 0;
  const rules = trpc.fraudGuard.getFacilityRules.useQuery(input, {
    ...shownInline,
    enabled: isTested && mode === undefined,
  });
  // A skeleton would move the page on every visit, for what is seldom there
  if (alerts.isPending) return null;
  return (
    <QueryResult query={alerts} skeleton={null} failed="BIN testing alerts did not load">
      {({ items }) => (
        <BinAlertsView
          alerts={items}
          timeZone={timeZone}
          mode={mode ?? rules.data?.binTestingCode ?? null}
          seesTransactions={seesTransactions}
        />
      )}
    </QueryResult>
  );
}
