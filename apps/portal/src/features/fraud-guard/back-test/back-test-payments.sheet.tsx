import { fraudBackTestPaymentList } from '@quickportal/contracts/fraud-back-tests/fraud-back-test-payment-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import { Sheet, SheetBody, SheetContent } from '@quickportal/ui/sheet';
import { useState } from 'react';
import { useCommunity } from '../../../data/session.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { tableOf } from '../../../layout/list/table-of.ts';
import { BackTestPaymentsView } from './back-test-payments.view.tsx';
import { useBackTestPayments, type BackTestFilters, type BackTestResult } from './back-test.data.ts';

interface BackTestPaymentsSheetProps {
  communityId: number;
  backTestId: number;
  result: BackTestResult;
  onClose: () => void;
}

/** The payments that tested rules would have stopped, beside the rules. */
export function BackTestPaymentsSheet({ communityId, backTestId, result, onClose }: BackTestPaymentsSheetProps) {
  const { timeZone } = useCommunity();
  const seesTransaction = useMay('transactions.get');
  const seesCustomer = useMay('customers.get');
  const [filters, setFilters] = useState<BackTestFilters>(noFilters(fraudBackTestPaymentList));
  const [page, setPage] = useState(1);
  const payments = useBackTestPayments({ communityId, backTestId }, filters, page);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title="Payments these rules would have stopped"
        className="grid-cols-[minmax(0,1fr)] sm:w-220 sm:max-w-[94vw]"
      >
        <SheetBody className="grid-cols-[minmax(0,1fr)]">
          <BackTestPaymentsView
            result={result}
            timeZone={timeZone}
            seesTransaction={seesTransaction}
            seesCustomer={seesCustomer}
            filters={filters}
            onFiltersChange={(changed) => {
              setFilters({ ...filters, ...changed });
              setPage(1);
            }}
            list={{ table: tableOf(payments, 'Payments'), page, onPageChange: setPage }}
          />
        </SheetBody>
      </SheetContent>
    </Sheet>
  );
}
