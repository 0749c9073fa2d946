import { accountKinds } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { Alert } from '@quickportal/ui/alert';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { useCommunity } from '../../../data/session.ts';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { AccountBanner, BusinessLine } from '../accounts-frame.tsx';

/** The fields that are shown where the business has dual authorisation. */
export const restrictedFields = accountKinds.TANDEM_MERCHANT.editedUnderDualAuth;

interface EditTandemMerchantAccountViewProps {
  setup: SupplierAccountSetup;
  /** The form. */
  children: React.ReactNode;
}

/** A tandem merchant account and what of it can be edited here. */
// In the specification: 3P002 3R075 3R078
export function EditTandemMerchantAccountView({ setup, children }: EditTandemMerchantAccountViewProps) {
  const { communityId } = useCommunity();
  return (
    <PageStack>
      <PageHeader title="Edit Tandem Merchant Account" subtitle={<BusinessLine setup={setup} />} />
      <AccountBanner kind="TANDEM_MERCHANT" communityId={communityId} setup={setup} />
      {setup.dualAuthEnabled && (
        <Alert title="Restricted Editing">
          <p>
            Only Account Alias, Amex Merchant Id, Diners Merchant Id and ECI may be changed here. Other fields must be
            changed in the external payment gateway admin.
          </p>
          <p className="mt-1">
            <span className="text-ink-2" aria-disabled="true">
              External payment gateway admin: Not configured
            </span>
          </p>
        </Alert>
      )}
      {communityId !== PAYWAY_COMMUNITY && children}
    </PageStack>
  );
}
