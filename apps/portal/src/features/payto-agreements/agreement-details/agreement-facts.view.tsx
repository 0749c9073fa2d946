import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { PageLink } from '../../../pages/page-link.tsx';
import { statusOrigin } from '../agreement-status-text.ts';
import { payerAccountOf } from '../payto-agreement.entity.tsx';

interface AgreementFactsProps {
  agreement: PayToAgreementDetails;
  timeZone: string;
}

const payIdTypes = { EMAL: 'email', TELI: 'phone', AUBN: 'ABN', ORGN: 'organisation name' } as const;

/** What an agreement is about, and who brought its status about. */
export function AgreementFacts({ agreement, timeZone }: AgreementFactsProps) {
  const moment = (value: string | null) => <DateTime value={value} timeZone={timeZone} show="date-time" />;
  return (
    <Card title="Agreement">
      <CardBody className="py-2">
        {/* Beside the terms it is narrow */}
        <DescriptionList className="grid-cols-[7rem_minmax(0,1fr)] gap-x-4">
          <DescriptionItem term="Agreement token">
            <CopyableId value={agreement.agreementToken} label="agreement token" />
          </DescriptionItem>
          <DescriptionItem term="Status since">
            {moment(agreement.statusChangedAt)}
            <span className="block text-ink-2">
              {[`${statusOrigin(agreement)}.`, agreement.statusReason].filter(Boolean).join(' ')}
            </span>
          </DescriptionItem>
          <DescriptionItem term="Description">{agreement.description}</DescriptionItem>
          <DescriptionItem term="Short description">{agreement.shortDescription}</DescriptionItem>
          <DescriptionItem term="Your reference">{agreement.payeeReference}</DescriptionItem>
          <DescriptionItem term="Purpose">{agreement.purposeDisplay}</DescriptionItem>
          <DescriptionItem term="Paid to">{agreement.supplierBusiness}</DescriptionItem>
          <DescriptionItem term="Payee account">{agreement.payeeAccount}</DescriptionItem>
          {agreement.schedule && (
            <DescriptionItem term="Pays schedule">
              <PageLink
                to="RecurringPaymentDetailsView"
                search={{ RecurringPaymentId: agreement.schedule.paymentScheduleId }}
              >
                {agreement.schedule.paymentScheduleCode}
              </PageLink>
            </DescriptionItem>
          )}
          <DescriptionItem term="Failed payments in a row">
            {agreement.failedPayments}
            <span className="block text-ink-2">After seven the payer’s bank suspends the agreement.</span>
          </DescriptionItem>
          <DescriptionItem term="Submitted">{moment(agreement.submittedAt)}</DescriptionItem>
          <DescriptionItem term="Created">{moment(agreement.createdAt)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** Who pays, and from what. */
export function PayerFacts({ agreement }: Pick<AgreementFactsProps, 'agreement'>) {
  const { payer, customerId, customerName, customerNumber, customerEnabled } = agreement;
  return (
    <Card title="Payer">
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Name">{payer.payerName}</DescriptionItem>
          <DescriptionItem term="Payer type">
            {payer.payerType === 'PERSON' ? 'Person' : 'Organisation'}
          </DescriptionItem>
          <DescriptionItem term="Pays from">
            {payerAccountOf(agreement)}
            {payer.payIdType !== null && <span className="block text-ink-2">PayID, {payIdTypes[payer.payIdType]}</span>}
          </DescriptionItem>
          <DescriptionItem term="Payer reference">{payer.payerReference}</DescriptionItem>
          <DescriptionItem term="Customer">
            {customerId === null ? (
              'None: an e-commerce payment'
            ) : (
              <>
                <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
                  {customerName}
                </PageLink>
                <span className="text-ink-2"> · {customerNumber}</span>
              </>
            )}
            {!customerEnabled && <span className="block text-ink-2">Disabled: payments need an enabled customer.</span>}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
