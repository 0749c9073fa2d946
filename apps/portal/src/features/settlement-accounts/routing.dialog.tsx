import type { MerchantSettlementAccount } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';

interface RoutingDialogProps {
  businessId: number;
  account: Pick<MerchantSettlementAccount, 'accountId' | 'merchantId' | 'merchantName'>;
  onClose: () => void;
}

/** Which debit card payments of a merchant account are routed to eftpos. */
export function RoutingDialog({ businessId, account, onClose }: RoutingDialogProps) {
  const { accountId, merchantId, merchantName } = account;
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="merchantChoiceRouting.save"
      params={{ businessId, accountId }}
      title="Merchant Choice Routing"
      description={`${merchantName}, ${merchantId}. Debit cards of Mastercard and Visa that a rule applies to are routed to eftpos, from the next payment on. The amount includes the surcharge.`}
      submitLabel="Save"
      done={doneOrWaits(
        'Successfully saved Merchant Choice Routing configuration',
        `The merchant choice routing of ${merchantId}`,
      )}
      onClose={onClose}
    />
  );
}
