import type { UploadedUser, UserUploadSaved } from '@quickportal/contracts/user-uploads/user-upload';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { labelled } from '../../data/labels.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { UploadedUsersView } from './uploaded-users.view.tsx';

interface UserUploadReceiptProps {
  users: readonly UploadedUser[];
  saved: UserUploadSaved;
  onAgain: () => void;
}

/** Step 3: what was saved. */
export function UserUploadReceiptView({ users, saved, onAgain }: UserUploadReceiptProps) {
  const { business, systemRoleNames, created, updated } = saved;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="User upload receipt"
        subtitle={`Step 3 of 3: ${formatCount(created)} added, ${formatCount(updated)} changed`}
        actions={
          <Button variant="primary" onClick={onAgain}>
            Upload more users
          </Button>
        }
      />
      <Card>
        <CardBody>
          <DescriptionList>
            <DescriptionItem term={labelled('Business')}>
              {business.supplierBusinessName} ({business.supplierBusinessCode})
            </DescriptionItem>
            <DescriptionItem term="Roles">{systemRoleNames.join(', ')}</DescriptionItem>
            {created > 0 && (
              <DescriptionItem term="Temporary passwords">
                Each new user is mailed one within a few minutes. It works for seven days.
              </DescriptionItem>
            )}
          </DescriptionList>
        </CardBody>
      </Card>
      <UploadedUsersView users={users} />
    </PageStack>
  );
}
