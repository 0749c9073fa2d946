import { billingCodeList } from '@quickportal/contracts/billing-codes/billing-code-list';
import type { BillingCode } from '@quickportal/contracts/billing-codes/read';
import type { BillingCodeStatus } from '@quickportal/contracts/rules/states/billing';
import { Badge } from '@quickportal/ui/badge';
import { Missing } from '@quickportal/ui/missing';
import { Mono } from '@quickportal/ui/mono';
import { KeyRound } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';

const tones = {
  Confirmed: 'success',
  'Not Confirmed': 'warning',
  'Not Effective': 'info',
  'No Billing Code': 'danger',
  'Not Billed': 'neutral',
} as const satisfies Record<BillingCodeStatus, string>;

const columns = (canOpen: boolean) =>
  listColumns<BillingCode, typeof billingCodeList>(billingCodeList, 'UTC', {
    businessCode: ({ businessId, businessCode }) =>
      canOpen ? (
        <PageLink to="BusinessEnablementView" search={{ BusinessId: businessId }}>
          {businessCode}
        </PageLink>
      ) : (
        businessCode
      ),
    cisKey: ({ cisKey }) => (cisKey === '' ? <Missing /> : <Mono>{cisKey}</Mono>),
    status: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
  });

export interface BillingCodesViewProps extends InnerListProps<BillingCode> {
  /** Whether the user may open what is enabled for a business. */
  canOpen: boolean;
}

/** By which codes the businesses of a community are billed. */
// In the specification: 2R116 2R117
export const BillingCodesView = ({ canOpen, ...list }: BillingCodesViewProps) => (
  <ListTable<BillingCode, string>
    of={billingCodeList}
    columns={columns(canOpen)}
    idOf={({ businessId, soldProduct }) => `${businessId} ${soldProduct}`}
    list={list}
    empty={{
      icon: <KeyRound />,
      level: 3,
      title: labelled('No supplier businesses yet'),
      text: labelled('How each business is billed is shown here.'),
    }}
  />
);
