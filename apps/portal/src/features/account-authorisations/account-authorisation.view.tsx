import type { AccountAuthorisation } from '@quickportal/contracts/account-authorisations/account-authorisation';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { labelled } from '../../data/labels.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { AuthorisationDecisions, type AuthorisationHandlers } from '../../layout/proposals/authorisation-decisions.tsx';
import { ProposalDetailsView } from '../../layout/proposals/proposal-details.view.tsx';

export interface AccountAuthorisationViewProps extends AuthorisationHandlers {
  request: AccountAuthorisation;
  timeZone: string;
}

/** A requested change of a settlement account, before and after side by side, for the second user. */
// In the specification: 3P066
export const AccountAuthorisationView = ({ request, timeZone, ...handlers }: AccountAuthorisationViewProps) => (
  <PageStack>
    <PageHeader
      title="Authorise Account Change"
      subtitle={request.title}
      actions={<AuthorisationDecisions request={request} {...handlers} />}
    />
    <Card>
      <CardBody className="grid gap-5">
        <DescriptionList layout="facts">
          <DescriptionItem term="Account alias">{request.accountAlias}</DescriptionItem>
          <DescriptionItem term={labelled('Business')}>{request.businessName}</DescriptionItem>
        </DescriptionList>
        <ProposalDetailsView proposal={request} timeZone={timeZone} />
      </CardBody>
    </Card>
  </PageStack>
);

/** The shape of the page while it loads. */
export const AccountAuthorisationSkeleton = () => <OverviewSkeleton title="Authorise Account Change" />;
