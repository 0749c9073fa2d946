import type { BillingFacilities } from '@quickportal/contracts/billing-facilities/facility-configuration';
import { billingSchemeTitles } from '@quickportal/contracts/rules/billing/billing-schemes';
import { Card } from '@quickportal/ui/card';
import { Mono } from '@quickportal/ui/mono';
import { ConfigurationRows } from './configuration-rows.view.tsx';

/** The facility configurations for those who cannot change them. */
export const FacilityConfigurationsView = ({ facilityConfigurations }: BillingFacilities) => (
  <Card>
    <ConfigurationRows
      rows={facilityConfigurations.map(({ billingItemProduct, billingScheme, billingCode }) => ({
        product: billingItemProduct,
        scheme: <span>{billingSchemeTitles[billingScheme]}</span>,
        code: billingCode === '' ? <span className="text-ink-2">None</span> : <Mono>{billingCode}</Mono>,
      }))}
    />
  </Card>
);
