import type { BusinessEnablement } from '@quickportal/contracts/businesses/business-enablement';
import { FieldsView } from './fields.view.tsx';
import { PaymentTermsView, type PaymentTermsViewProps } from './payment-terms.view.tsx';

export interface BusinessEnablementViewProps extends Pick<
  PaymentTermsViewProps,
  'canOpenAccounts' | 'onAdd' | 'onRemove'
> {
  enablement: BusinessEnablement;
  /** The form; false: the user may not change what is enabled. */
  children: React.ReactNode;
}

/** What a business uses, how it is billed, what other systems call it, and which accounts take its payments. */
// In the specification: 2P009 3P047
export function BusinessEnablementView({ enablement, children, ...terms }: BusinessEnablementViewProps) {
  const { businessId, paymentTerms } = enablement;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      {children || <Enabled enablement={enablement} />}
      <PaymentTermsView businessId={businessId} paymentTerms={paymentTerms} {...terms} />
    </div>
  );
}

const products = {
  payto: 'PayTo',
  payid: 'PayID',
  quickvault: 'QuickVault',
  recurring: 'Schedules',
  terminal: 'QuickTerminal',
} as const;

const Enabled = ({ enablement }: Pick<BusinessEnablementViewProps, 'enablement'>) => (
  <FieldsView
    title="Enabled"
    fields={[
      ...Object.entries(products).map(
        ([field, title]) => [title, enablement[field as keyof typeof products] ? 'On' : 'Off'] as const,
      ),
      ['CIS key', enablement.cisKey],
      ['Billing code', enablement.billingCode],
      [
        'External system clients',
        enablement.externalSystemClients.map(({ systemCode, clientCode }) => `${systemCode} ${clientCode}`).join(', '),
      ],
    ]}
  />
);
