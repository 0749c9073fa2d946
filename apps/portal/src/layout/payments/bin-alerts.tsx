import type { BinTestingCode } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { shownInline } from '../../data/connection/query-client.ts';
import { useCommunity } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { BinAlertsView } from './bin-alerts.view.tsx';
import { QueryResult } from '../query-result.tsx';

interface BinAlertsProps {
  /** BIN testing mode of the rules shown; by default the facility's. */
  mode?: BinTestingCode | null;
}

/** Ongoing BIN testing, for users who may see it; empty while there is none. */
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
  // No skeleton: it would move the page on every visit for something rare
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
