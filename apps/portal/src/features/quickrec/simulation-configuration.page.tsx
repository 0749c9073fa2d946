import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import type { SimulationConfiguration } from '@quickportal/contracts/quickrec/simulation-line';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange } from '../../layout/forms/confirm-change.tsx';
import { showDone } from '../../layout/forms/show-done.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { useSimulationConfiguration, useStatementAccount } from './simulation.data.ts';
import { SimulationConfigurationView, type SimulationBusiness } from './simulation-configuration.view.tsx';

const REMOVED = () => labelled('Simulation business successfully removed.');

export default function SimulationConfigurationPage() {
  const { AccountId } = useSearch('SimulationConfigurationView');
  const skeleton = <OverviewSkeleton title="Simulation" />;
  const configuration = useSimulationConfiguration(AccountId);
  return (
    <QueryResult query={useStatementAccount(AccountId)} whole skeleton={skeleton} failed="The account did not load">
      {(account) => (
        <QueryResult query={configuration} whole skeleton={skeleton} failed="The configuration did not load">
          {(data) => <Configuration account={account} configuration={data} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}

interface ConfigurationProps {
  account: BankStatementAccount;
  configuration: SimulationConfiguration;
}

function Configuration({ account, configuration }: ConfigurationProps) {
  const accountId = account.bankStatementAccountId;
  const params = { accountId };
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<SimulationBusiness | null>(null);
  const change = useChange('quickrec.updateSimulationConfiguration', {
    notice: true,
    onDone: (response, { body }) =>
      showDone(body.simulationEnabled ? 'Simulation switched on' : 'Simulation switched off', response),
  });
  const close = () => setRemoving(null);
  // The last one stays, and simulation is switched off instead
  const isLast = configuration.businesses.length === 1;
  return (
    <>
      <SimulationConfigurationView
        account={account}
        configuration={configuration}
        canChange={useMay('quickrec.updateSimulationConfiguration')}
        busy={change.busy}
        onSwitch={(simulationEnabled) => change.make({ params, body: { simulationEnabled } })}
        onAdd={() => setAdding(true)}
        onRemove={setRemoving}
      />
      {isAdding && (
        <CallForm
          call="quickrec.addSimulationBusiness"
          params={params}
          title={labelled('Add business')}
          description={labelled(`A supplier business of ${account.communityName}, the community of the account.`)}
          done={labelled('Simulation business successfully added.')}
          onClose={() => setAdding(false)}
        />
      )}
      {removing && isLast && (
        <ConfirmChange
          call="quickrec.updateSimulationConfiguration"
          input={{ params, body: { simulationEnabled: false } }}
          title={`Remove ${removing.businessName}?`}
          action={labelled('Remove business')}
          cancel={labelled('Keep business')}
          done={REMOVED()}
          onClose={close}
        >
          <p>{labelled('It is the last business that the account feeds, so simulation is switched off.')}</p>
        </ConfirmChange>
      )}
      {removing && !isLast && (
        <ConfirmChange
          call="quickrec.removeSimulationBusiness"
          input={{ params: { ...params, businessId: removing.businessId } }}
          title={`Remove ${removing.businessName}?`}
          action={labelled('Remove business')}
          cancel={labelled('Keep business')}
          done={REMOVED()}
          onClose={close}
        >
          <p>Simulated statements that are made from now on do not feed it.</p>
        </ConfirmChange>
      )}
    </>
  );
}
