import type { LinkableMerchant } from '@quickportal/contracts/merchant-accounts/merchant-account';
import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import { setupBanner } from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { AccountBanner, BusinessLine } from '../accounts-frame.tsx';
import { LinkableMerchants, type LinkableMerchantsProps } from './linkable-merchants.view.tsx';

export type MerchantType = 'MERCHANT' | 'TANDEM';

export interface AddMerchantAccountViewProps extends Omit<LinkableMerchantsProps, 'canLink'> {
  setup: SupplierAccountSetup;
  communityId: number;
  /** The merchant whose details were copied into the form. */
  copied: LinkableMerchant | null;
  type: MerchantType;
  onTypeChange: (type: MerchantType) => void;
  form: React.ReactNode;
}

/** Links or copies a merchant of the community, or takes the details of a new one. */
// In the specification: 3P001 3R069 3R070 3R071 3R072
export function AddMerchantAccountView(props: AddMerchantAccountViewProps) {
  const { setup, communityId, copied, type, onTypeChange, form, ...linkable } = props;
  const { dualAuthEnabled } = setup;
  const isReadOnly = communityId === PAYWAY_COMMUNITY;
  const canAdd = !isReadOnly && setupBanner('AU_MERCHANT', setup) === null;
  const isFormShown = canAdd && (!dualAuthEnabled || copied !== null);
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader title="Add Merchant Account" subtitle={<BusinessLine setup={setup} />} />
      <AccountBanner kind="AU_MERCHANT" communityId={communityId} setup={setup} />
      {!isReadOnly && <LinkableMerchants {...linkable} canLink={canAdd} />}
      {isFormShown && (
        <section className="grid max-w-160 gap-4">
          <h2>{dualAuthEnabled ? 'Merchant Details' : 'Add Details Manually'}</h2>
          {copied && (
            <p className="text-ink-2">
              Copied from {copied.accountAlias}. Its account number is kept where none is entered.
            </p>
          )}
          {!dualAuthEnabled && copied === null && (
            <SegmentedControl
              label="Type of account"
              options={[
                { value: 'MERCHANT', label: 'Merchant' },
                { value: 'TANDEM', label: 'Tandem' },
              ]}
              value={type}
              onValueChange={onTypeChange}
            />
          )}
          {form}
        </section>
      )}
    </PageStack>
  );
}
