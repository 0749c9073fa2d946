import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import type { SimulationLine } from '@quickportal/contracts/quickrec/simulation-line';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { useSimulationConfiguration, useSimulationLines, useStatementAccount } from './simulation.data.ts';
import { SimulationLinesView } from './simulation-lines.view.tsx';

const VIEW = 'SimulationLinesView';

export default function SimulationLinesPage() {
  const { AccountId } = useSearch(VIEW);
  return (
    <QueryResult
      query={useStatementAccount(AccountId)}
      whole
      skeleton={<OverviewSkeleton title="Simulation" />}
      failed="The account did not load"
    >
      {(account) => <Lines account={account} />}
    </QueryResult>
  );
}

function Lines({ account }: { account: BankStatementAccount }) {
  const accountId = account.bankStatementAccountId;
  const { search, ...list } = useList(VIEW);
  const { page, pageSize } = search;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SimulationLine | null>(null);
  return (
    <>
      <SimulationLinesView
        {...list}
        search={search}
        table={tableOf(useSimulationLines(accountId, { page, pageSize }), 'Simulation lines')}
        account={account}
        timeZone={useCommunity().timeZone}
        simulationEnabled={useSimulationConfiguration(accountId).data?.simulationEnabled}
        canChange={useMay('quickrec.createSimulationLine')}
        onAdd={() => setAdding(true)}
        onRemove={setRemoving}
      />
      {isAdding && (
        <CallForm
          call="quickrec.createSimulationLine"
          params={{ accountId }}
          title="Add simulation line"
          done="Simulation line successfully created."
          onClose={() => setAdding(false)}
        />
      )}
      {removing && (
        <ConfirmChange
          call="quickrec.deleteSimulationLine"
          input={{ params: { accountId, lineId: removing.id } }}
          title={`Remove ${removing.templateDisplayName} of ${removing.amount.displayAmount}?`}
          action="Remove line"
          cancel="Keep line"
          done="Simulation line successfully removed."
          onClose={() => setRemoving(null)}
        >
          <p>Statements that are made from now on do not have it. Statements that were made before stay as they are.</p>
        </ConfirmChange>
      )}
    </>
  );
}
