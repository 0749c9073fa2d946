import type { Customer } from '@quickportal/contracts/customers/customer';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Missing } from '@quickportal/ui/missing';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Ban, Check, Pencil } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { mailHref, phoneHref } from '../../pages/contact-href.ts';
import { addressLines, CustomerStatus, NotificationStatus } from './customer.entity.tsx';
import type { PaymentStart } from './customers.data.ts';
import { TakePaymentLink } from './take-payment-link.tsx';

export interface CustomerDetailsViewProps {
  customer: Customer;
  /** Whether the user may edit, enable and disable. */
  // In the specification: 1R152 1R153 1R154
  canChange: boolean;
  /** What Take payment begins with; null where no payment can be taken or the user may not. */
  // In the specification: 1R158
  paymentStart: PaymentStart;
  onEdit: () => void;
  onChangeStatus: () => void;
  /** What else is known about the customer, a tab each. */
  tabs: React.ReactNode;
}

/** One customer: who it is, what can be done, and what happened. */
// In the specification: 1P003
export function CustomerDetailsView({ tabs, ...props }: CustomerDetailsViewProps) {
  const { customer, canChange, paymentStart } = props;
  return (
    <PageStack>
      <PageHeader
        title={customer.customerName}
        badge={<CustomerStatus enabled={customer.customerEnabled} />}
        actions={(canChange || paymentStart !== null) && <Actions {...props} />}
      />
      <Facts customer={customer} />
      {tabs}
    </PageStack>
  );
}

function Actions({
  customer,
  canChange,
  paymentStart,
  onEdit,
  onChangeStatus,
}: Omit<CustomerDetailsViewProps, 'tabs'>) {
  return (
    <>
      {canChange &&
        (customer.customerEnabled ? (
          <PageAction action="Disable customer" variant="dangerQuiet" onClick={onChangeStatus}>
            <Ban />
            Disable
          </PageAction>
        ) : (
          <PageAction action="Enable customer" onClick={onChangeStatus}>
            <Check />
            Enable
          </PageAction>
        ))}
      {canChange && (
        <PageAction action="Edit customer" {...(paymentStart === null && { variant: 'primary' })} onClick={onEdit}>
          <Pencil />
          Edit
        </PageAction>
      )}
      {paymentStart !== null && (
        <PageAction action="Take payment" asChild variant="primary">
          <TakePaymentLink customerId={customer.customerId} start={paymentStart} aria-keyshortcuts="p" />
        </PageAction>
      )}
    </>
  );
}

function Facts({ customer }: { customer: Customer }) {
  const lines = addressLines(customer);
  return (
    <Card>
      {/* Two full rows or one: none with a single fact beside an empty rest */}
      <CardBody className="@container/facts">
        <DescriptionList
          layout="facts"
          className="gap-x-8 @min-[36rem]/facts:grid @min-[36rem]/facts:grid-cols-3 @min-[68rem]/facts:flex"
        >
          <DescriptionItem term="Number">
            <CopyableId value={customer.customerNumber} label="customer number" keep={false} />
          </DescriptionItem>
          <DescriptionItem term="ID">
            <CopyableId value={String(customer.customerId)} label="customer ID" keep={false} />
          </DescriptionItem>
          <DescriptionItem term={labelled('Business')}>{customer.businessName}</DescriptionItem>
          <DescriptionItem term="Address">
            {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : null}
          </DescriptionItem>
          <DescriptionItem term="Email">
            {customer.email ? <a href={mailHref(customer.email)}>{customer.email}</a> : <Missing />}
            <Notifications name="Notifications" on={customer.receivesEmail} />
          </DescriptionItem>
          <DescriptionItem term="Phone">
            {customer.phoneNumber ? <a href={phoneHref(customer.phoneNumber)}>{customer.phoneNumber}</a> : <Missing />}
            <Notifications name="SMS" on={customer.receivesSms} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function Notifications({ name, on }: { name: string; on: boolean }) {
  return (
    <div className="mt-1 flex items-center gap-1.5 text-12 text-ink-2">
      {name} <NotificationStatus on={on} />
    </div>
  );
}

/** The shape of the page while it loads. */
export function CustomerDetailsSkeleton() {
  return (
    <PageStack aria-busy>
      <PageHeader title="Customer details" isLoading />
      <Card>
        <CardBody className="flex flex-wrap gap-10">
          {['number', 'id', 'business', 'address', 'email', 'phone'].map((name) => (
            <div key={name} className="grid gap-2">
              <Skeleton className="w-16" />
              <Skeleton className="w-32" />
            </div>
          ))}
        </CardBody>
      </Card>
    </PageStack>
  );
}
