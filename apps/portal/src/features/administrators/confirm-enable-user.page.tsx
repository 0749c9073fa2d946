import { Alert } from '@quickportal/ui/alert';
import { api } from '../../data/connection/trpc.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { crumb } from '../../layout/page/breadcrumbs.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { useAdministrator } from './administrators.data.ts';
import { useAfterSave } from './use-after-save.ts';

export const preload = ({ SystemUserId }: PageSearch<'ConfirmEnableUserView'>) =>
  api.administrators.get.prefetch({ params: { systemUserId: SystemUserId } });

/** Request that a disabled administrator can sign in again. */
// In the specification: 3P063
export default function ConfirmEnableUserPage() {
  const { SystemUserId } = useSearch('ConfirmEnableUserView');
  const administrator = useAdministrator(SystemUserId);
  const afterSave = useAfterSave();
  const goTo = useGoTo();
  const back = () => goTo('AdministratorDetailsView', { SystemUserId });
  return (
    <QueryResult
      whole
      query={administrator}
      skeleton={<OverviewSkeleton title="Confirm Enable User" />}
      failed="The administrator did not load"
    >
      {({ fullName, loginName, status }) => (
        <PageStack>
          <PageHeader
            title="Confirm Enable User"
            subtitle={`${fullName} (${loginName}) can sign in again once a second administrator approves it.`}
            parent={crumb('AdministratorDetailsView', fullName, { SystemUserId })}
          />
          {status === 'ACTIVE' ? (
            <Alert title={`${fullName} is already enabled`} />
          ) : (
            <CallForm
              as="page"
              call="administrators.enable"
              params={{ systemUserId: SystemUserId }}
              title="Confirm Enable User"
              done={() => ({ tone: 'info', title: `Enabling ${fullName} was sent for approval` })}
              onDone={afterSave}
              onClose={back}
            />
          )}
        </PageStack>
      )}
    </QueryResult>
  );
}
