import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import { paymentFileLineList } from '@quickportal/contracts/payment-files/payment-file-lists';
import { paymentFileLineStates, type PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import { Card } from '@quickportal/ui/card';
import { NativeSelect } from '@quickportal/ui/native-select';
import { ListChecks } from 'lucide-react';
import { ListTable, type InnerListProps } from '../../layout/list/list-table.tsx';
import { lineColumns } from './payment-file.entity.tsx';

export const LINES_ON_A_PAGE = 20;

export interface PaymentFileLinesViewProps extends InnerListProps<PaymentFileLine> {
  status: PaymentLineStatus;
  onStatusChange: (status: PaymentLineStatus) => void;
}

const statuses = Object.entries(paymentFileLineStates.states) as [PaymentLineStatus, { title: string }][];

/** The lines of a payment file in one status. */
export function PaymentFileLinesView({ status, onStatusChange, ...list }: PaymentFileLinesViewProps) {
  return (
    <Card
      title="Lines"
      actions={
        <NativeSelect
          aria-label="Lines shown"
          value={status}
          onChange={({ target }) => onStatusChange(target.value as PaymentLineStatus)}
        >
          {statuses.map(([code, { title }]) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </NativeSelect>
      }
    >
      <ListTable<PaymentFileLine>
        bare
        flush
        of={paymentFileLineList}
        columns={lineColumns}
        idOf={({ lineNumber }) => lineNumber}
        list={list}
        pageSize={LINES_ON_A_PAGE}
        empty={{
          level: 3,
          icon: <ListChecks />,
          title: 'No such lines',
          text: 'No line of the file is in this status.',
        }}
      />
    </Card>
  );
}
