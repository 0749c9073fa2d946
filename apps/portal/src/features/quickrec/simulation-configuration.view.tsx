import type { SimulationConfiguration } from '@quickportal/contracts/quickrec/simulation-line';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { IconButton } from '@quickportal/ui/icon-button';
import { Switch } from '@quickportal/ui/switch';
import { Plus, Trash2 } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { SimulationFrame, type SimulationFrameProps } from './simulation-frame.tsx';

export type SimulationBusiness = SimulationConfiguration['businesses'][number];

export interface SimulationConfigurationViewProps extends Pick<SimulationFrameProps, 'account'> {
  configuration: SimulationConfiguration;
  canChange: boolean;
  busy: boolean;
  onSwitch: (simulationEnabled: boolean) => void;
  onAdd: () => void;
  onRemove: (business: SimulationBusiness) => void;
}

/** Whether an account is simulated, and the businesses that it feeds. */
// In the specification: 3P054
export function SimulationConfigurationView(props: SimulationConfigurationViewProps) {
  const { account, configuration, canChange, busy, onSwitch, onAdd, onRemove } = props;
  const { simulationEnabled, businesses } = configuration;
  const isSimulated = account.source === 'SIMULATION';
  return (
    <SimulationFrame account={account} tab="configuration">
      {!isSimulated && (
        <Alert tone="info" title="This account receives statements of a bank">
          Only accounts with the source Simulation are simulated.
        </Alert>
      )}
      <Card className="max-w-3xl">
        <CardBody>
          <Switch
            value={simulationEnabled}
            onValueChange={onSwitch}
            disabled={!canChange || busy || (!isSimulated && !simulationEnabled)}
            label="Simulation enabled"
            description={labelled(
              'While it is on, lines are added and statements are made of them. Off keeps lines and businesses.',
            )}
          />
        </CardBody>
      </Card>
      <Card
        title={labelled('Businesses that the account feeds')}
        className="max-w-3xl"
        actions={
          canChange && (
            <Button size="sm" onClick={onAdd}>
              <Plus />
              {labelled('Add business')}
            </Button>
          )
        }
      >
        {businesses.length === 0 ? (
          <CardBody>
            <p className="text-ink-2">{labelled('None besides its own business.')}</p>
          </CardBody>
        ) : (
          <ul className="divide-y divide-line">
            {businesses.map((business) => (
              <li key={business.businessId} className="flex items-center gap-4 px-5 py-3 max-sm:px-4">
                <div className="min-w-0 flex-auto">
                  <p className="font-strong wrap-anywhere">
                    {business.businessName}{' '}
                    <span className="font-mono text-13 font-normal">{business.businessCode}</span>
                  </p>
                  <p className="text-13 text-ink-2 wrap-anywhere">
                    {business.communityName} <span className="font-mono">{business.communityCode}</span>
                  </p>
                </div>
                {canChange && (
                  <IconButton label={`Remove ${business.businessName}`} onClick={() => onRemove(business)}>
                    <Trash2 />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </SimulationFrame>
  );
}
