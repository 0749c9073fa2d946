import type { RoutingCheck, RoutingError } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { routingErrorList } from '@quickportal/contracts/merchant-choice-routing/routing-lists';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { CircleAlert, CircleHelp, Download } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PastedLinesAlert, PastedLinesForm } from '../../layout/forms/pasted-lines-form.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';

export interface MerchantChoiceRoutingUploadViewProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Errors of the text that was checked last. */
  check: Pick<RoutingCheck, 'errors' | 'errorsCount'>;
  /** Why the text was not checked. */
  failure?: string | undefined;
  isBusy: boolean;
  onNext: () => void;
  onExport: () => void;
  onHelp: () => void;
  /** The way to the settings of a single business, for those who can change it. */
  settings: React.ReactNode;
}

const columns = listColumns<RoutingError, typeof routingErrorList>(routingErrorList, 'UTC', {});

/** Step (a): paste and check. */
// In the specification: 2P004
export function MerchantChoiceRoutingUploadView(props: MerchantChoiceRoutingUploadViewProps) {
  const { text, onTextChange, check, failure, isBusy, onNext, onExport, onHelp, settings } = props;
  const { errors, errorsCount } = check;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Merchant Choice Routing Bulk Upload"
        subtitle="Debit card payments that go to eftpos, for many accounts at once"
        actions={
          <>
            <Button variant="ghost" onClick={onHelp}>
              <CircleHelp />
              Show Help
            </Button>
            <Button onClick={onExport}>
              <Download />
              Export Current Configuration
            </Button>
          </>
        }
      />
      <Alert tone="warning" title="Enabling merchant choice routing does not guarantee cost savings.">
        What a payment costs depends on the fees of each network. Compare them with your statements first.
      </Alert>
      {errorsCount > 0 && (
        <>
          <PastedLinesAlert shown={errors.length} errorsCount={errorsCount} />
          <ListTable<RoutingError, string>
            of={routingErrorList}
            idOf={({ lineNumber, nameOfField, errorText }) => `${lineNumber} ${nameOfField} ${errorText}`}
            columns={columns}
            list={{ table: { rows: errors, recordsCount: errors.length, state: 'ready' } }}
            empty={{ icon: <CircleAlert />, text: 'Errors are shown here.' }}
          />
        </>
      )}
      <PastedLinesForm label="Configuration (CSV)" {...{ text, onTextChange, failure, isBusy, onNext }}>
        <p className="text-ink-2">
          {labelled(
            'Paste one line for each merchant account: supplier business code, merchant ID, Mastercard rule and threshold amount, Visa rule and threshold amount. You see all of them once more before anything is saved.',
          )}
        </p>
        {settings}
      </PastedLinesForm>
    </PageStack>
  );
}
