import { simulationLineList } from '@quickportal/contracts/quickrec/simulation-list';
import type { SimulationLine } from '@quickportal/contracts/quickrec/simulation-line';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { IconButton } from '@quickportal/ui/icon-button';
import { Money } from '@quickportal/ui/money';
import { FlaskConical, Plus, Trash2 } from 'lucide-react';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable, type ListProps } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { SimulationFrame, type SimulationFrameProps } from './simulation-frame.tsx';

export interface SimulationLinesViewProps extends ListProps<SimulationLine>, Pick<SimulationFrameProps, 'account'> {
  timeZone: string;
  /** Undefined until it is known. */
  simulationEnabled: boolean | undefined;
  canChange: boolean;
  onAdd: () => void;
  onRemove: (line: SimulationLine) => void;
}

/** Letters of a big narrative that are shown before it is unfolded. */
const BEGINNING = 40;

const columnsFor = (timeZone: string, onRemove: ((line: SimulationLine) => void) | null) => [
  ...listColumns<SimulationLine, typeof simulationLineList>(simulationLineList, timeZone, {
    templateName: ({ templateDisplayName, fields }) => (
      <span className="grid">
        {templateDisplayName}
        {Object.keys(fields).length > 0 && (
          <span className="font-mono text-12 font-normal text-ink-2">{Object.values(fields).join(' ')}</span>
        )}
      </span>
    ),
    amount: ({ amount }) => <Money currency={amount.currency} amount={amount.amount} />,
    narrative: Narrative,
  }),
  ...(onRemove
    ? [
        actionsColumn((line: SimulationLine) => (
          <IconButton
            label={`Remove ${line.templateDisplayName} of ${line.amount.displayAmount}`}
            onClick={() => onRemove(line)}
          >
            <Trash2 />
          </IconButton>
        )),
      ]
    : []),
];

function Narrative({ narrative, narrativeBig }: SimulationLine) {
  if (!narrativeBig) return narrative;
  return (
    <details className="wrap-anywhere">
      <summary className="cursor-pointer">{Array.from(narrative).slice(0, BEGINNING).join('')}…</summary>
      {narrative}
    </details>
  );
}

/** The lines that simulated statements of an account are made of. */
// In the specification: 3P053
export function SimulationLinesView(props: SimulationLinesViewProps) {
  const { account, timeZone, simulationEnabled, canChange, onAdd, onRemove } = props;
  const add = canChange && simulationEnabled === true && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add line
    </Button>
  );
  return (
    <SimulationFrame account={account} tab="lines" actions={add || undefined}>
      {simulationEnabled === false && (
        <Alert tone="info" title="Simulation is off">
          Lines are added while it is on.{' '}
          <PageLink
            to="SimulationConfigurationView"
            search={{ AccountId: account.bankStatementAccountId }}
            className="underline"
          >
            Open the configuration
          </PageLink>
        </Alert>
      )}
      <ListTable
        of={simulationLineList}
        columns={columnsFor(timeZone, canChange ? onRemove : null)}
        idOf={({ id }) => id}
        list={props}
        empty={{
          icon: <FlaskConical />,
          text: 'The simulated statement of a day has the lines of that value date. A line is archived after 90 days.',
        }}
      />
    </SimulationFrame>
  );
}
