import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { EmptyState } from '@quickportal/ui/empty-state';
import { FileX } from 'lucide-react';
import { AttemptLeft, type OpenAttempt } from '../../../layout/payments/attempt-left.tsx';
import { crumb } from '../../../layout/page/breadcrumbs.tsx';
import { DetailsSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../../layout/page/page-stack.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { FlightCheckView, type FlightCheckViewProps } from './flight-check.view.tsx';
import { AgreementStatusBadge, payerAccountOf } from '../payto-agreement.entity.tsx';

type Agreement = Pick<
  PayToAgreementData,
  | 'agreementToken'
  | 'status'
  | 'statusDisplay'
  | 'statusClass'
  | 'customerId'
  | 'customerName'
  | 'supplierBusiness'
  | 'description'
  | 'agreementTypeDisplay'
  | 'payer'
  | 'paymentTerms'
>;

interface PayToPaymentHeaderProps {
  agreement: Agreement;
}

/** Which agreement a payment is taken against, and the way back to it. */
export const PayToPaymentHeader = ({ agreement }: PayToPaymentHeaderProps) => (
  <PageHeader
    title="PayTo payment"
    subtitle={`From ${agreement.payer.payerName}, for ${agreement.description}`}
    badge={<AgreementStatusBadge agreement={agreement} />}
    parent={crumb('PayToAgreementDetailsView', agreement.description, {
      CustomerId: agreement.customerId ?? undefined,
      AgreementToken: agreement.agreementToken,
    })}
  />
);

export interface PayToPaymentViewProps extends PayToPaymentHeaderProps {
  /** The details, as the server asks for them. */
  form: React.ReactNode;
  flightCheck: FlightCheckViewProps;
  /** What it comes to, or the question before it is taken. */
  side: React.ReactNode;
  /** The question is open: the details can be read and not be changed. */
  isAsking: boolean;
  /** An earlier attempt without an answer: it comes first. */
  left: OpenAttempt | null;
}

/** How much is taken under an agreement, and what its clauses say to that. */
// In the specification: 1P009
export function PayToPaymentView({ agreement, form, flightCheck, side, isAsking, left }: PayToPaymentViewProps) {
  return (
    <>
      <PayToPaymentHeader agreement={agreement} />
      {left && (
        <AttemptLeft {...left}>
          <PaymentsLink agreement={agreement} />
        </AttemptLeft>
      )}
      <div inert={left !== null} className={left ? 'opacity-55' : ''}>
        <SideBySide side={side}>
          <PageStack inert={isAsking} className={isAsking ? 'opacity-75' : undefined}>
            <Card title="Amount" note="Australian dollars">
              {form}
            </Card>
            <FlightCheckView {...flightCheck} />
            <PaidUnder agreement={agreement} />
          </PageStack>
        </SideBySide>
      </div>
    </>
  );
}

/** Where a payment that may have been taken would be. */
const PaymentsLink = ({ agreement: { customerId } }: PayToPaymentHeaderProps) =>
  customerId === null ? (
    <PageLink className="underline" to="TransactionSearchView">
      the latest transactions
    </PageLink>
  ) : (
    <PageLink className="underline" to="CustomerDetailsView" search={{ CustomerId: customerId }}>
      the customer’s payments
    </PageLink>
  );

/** What is agreed, as far as a payment needs it. */
export function PaidUnder({ agreement }: PayToPaymentHeaderProps) {
  const { paymentTerms, agreementTypeDisplay } = agreement;
  const { maximumPaymentAmount: most, paymentAmount } = paymentTerms;
  const amount = paymentAmount?.displayAmount ?? (most && `Up to ${most.displayAmount}`);
  return (
    <Card title="Agreement">
      <div className="px-5 py-2 max-sm:px-4">
        <DescriptionList>
          <DescriptionItem term="Pays from">{payerAccountOf(agreement)}</DescriptionItem>
          <DescriptionItem term="Paid to">{agreement.supplierBusiness}</DescriptionItem>
          <DescriptionItem term="Payments">
            {[agreementTypeDisplay, amount, paymentTerms.frequency.displayName].filter(Boolean).join(' · ')}
          </DescriptionItem>
        </DescriptionList>
      </div>
    </Card>
  );
}

/** In place of the form where no payment can be taken, in the words of the specification. */
// In the specification: 1R214 1R215
export function NoPaymentView({ reason, agreement }: { reason: string; agreement: Agreement | null }) {
  return (
    <>
      {agreement ? <PayToPaymentHeader agreement={agreement} /> : <PageHeader title="PayTo payment" />}
      <Card>
        <EmptyState
          level={2}
          icon={<FileX />}
          title={reason}
          action={
            <Button asChild variant="primary">
              {agreement ? (
                <PageLink
                  to="PayToAgreementDetailsView"
                  search={{ CustomerId: agreement.customerId ?? undefined, AgreementToken: agreement.agreementToken }}
                >
                  Go to the agreement
                </PageLink>
              ) : (
                <PageLink to="PayToAgreementsView">Go to the agreements</PageLink>
              )}
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** The shape of the page while it loads. */
export const PayToPaymentSkeleton = () => <DetailsSkeleton title="PayTo payment" side={2} />;
