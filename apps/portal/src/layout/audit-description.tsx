import type { AuditEntry, AuditFieldChange } from '@quickportal/contracts/access/audit-entry';
import { useSession } from '../data/session.ts';
import { accessTo } from '../pages/access.ts';
import { PageLink, type PageLinkProps } from '../pages/page-link.tsx';
import { pageOf, type PageName } from '../pages/page-list.ts';

interface AuditDescriptionProps {
  entry: Pick<AuditEntry, 'description' | 'about' | 'changes'>;
  /** Whether the page is about the customer, so that a link to it would be pointless. */
  onCustomerPage?: boolean;
}

/** Describes an audit entry, linked to its object where the user may open it, with the changed fields. */
export function AuditDescription({ entry, onCustomerPage = false }: AuditDescriptionProps) {
  const session = useSession();
  const { description, about, changes } = entry;
  const link = linkOf(about, onCustomerPage);
  const opens = link !== null && accessTo(pageOf(link.to), session) === 'open';
  return (
    // One block, because a cell of a card is a row
    <div>
      {opens ? <PageLink {...link}>{description}</PageLink> : description}
      {changes.length > 0 && (
        <ul className="mt-0.5 grid text-13 font-normal text-ink-2">
          {changes.map((change) => (
            <li key={change.field} className="wrap-anywhere">
              {inWords(change)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "Email: a@example.com to b@example.com" */
function inWords({ title, from, to }: AuditFieldChange): string {
  if (from === '') return `${title}: set to ${to}`;
  return to === '' ? `${title}: ${from} removed` : `${title}: ${from} to ${to}`;
}

type AnyLink = PageLinkProps<'HomeView'> & { to: PageName };
const to = <V extends PageName>(link: PageLinkProps<V>) => link as unknown as AnyLink;

/** Returns the page of an entry's object, the closest first. */
function linkOf(about: AuditEntry['about'], onCustomerPage: boolean): AnyLink | null {
  const { customerId, accountId, recurringPaymentId, receiptNumber, fileId, userId, serviceMessageId } = about;
  if (receiptNumber) return to({ to: 'TransactionDetailView', search: { ReceiptNumber: receiptNumber } });
  if (recurringPaymentId)
    return to({ to: 'RecurringPaymentDetailsView', search: { RecurringPaymentId: recurringPaymentId } });
  if (customerId && about.agreementToken)
    return to({
      to: 'PayToAgreementDetailsView',
      search: { CustomerId: customerId, AgreementToken: about.agreementToken },
    });
  if (fileId) return to({ to: 'FileDetailsView', search: { UploadedFileId: fileId } });
  if (serviceMessageId) return to({ to: 'ServiceMessageDetailView', search: { serviceMessageId } });
  if (userId) return to({ to: 'UserDetailsView', search: { SystemUserId: userId } });
  if (about.roleId) return to({ to: 'RolesView', search: { RoleId: about.roleId } });
  if (about.proposalId) return to({ to: 'ApprovalsView', search: { ProposalId: about.proposalId } });
  if (about.endpointId) return to({ to: 'WebhooksView', search: { EndpointId: about.endpointId } });
  if (about.exportId) return to({ to: 'ExportsView' });
  if (about.communityIpId) return to({ to: 'ClientIpWhitelistView' });
  if (customerId && accountId)
    return to({ to: 'CustomerDetailsView', search: { CustomerId: customerId, tab: 'accounts' } });
  return customerId && !onCustomerPage ? to({ to: 'CustomerDetailsView', search: { CustomerId: customerId } }) : null;
}
