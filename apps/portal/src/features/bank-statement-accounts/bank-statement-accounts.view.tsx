import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import { groupAccountList } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account-lists';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Card, CardBody } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Field } from '@quickportal/ui/field';
import { Select } from '@quickportal/ui/select';
import { Landmark } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { AccountName, BankStatementAccountStatus } from './bank-statement-account.entity.tsx';
import type { AccountFiles } from './bank-statement-accounts.data.ts';
import { ExportAllMenu } from './export-all.menu.tsx';

/** A group of accounts that can be chosen. */
export interface AccountGroup {
  groupCode: string;
  accountsCount: number;
}

export interface BankStatementAccountsViewProps extends ListProps<
  BankStatementAccount,
  FilterValues<typeof groupAccountList>
> {
  communityName: string;
  /** The group that is shown; empty: none is chosen. */
  groupCode: string;
  groups: readonly AccountGroup[];
  onGroup: (groupCode: string) => void;
  files: AccountFiles;
}

const TITLE = 'Account List';

const columns = listColumns<BankStatementAccount, typeof groupAccountList>(groupAccountList, '', {
  businessName: ({ businessId, businessName }) => (
    <PageLink to="BusinessBankStatementAccountsView" search={{ BusinessId: businessId }}>
      {businessName}
    </PageLink>
  ),
  aliasName: AccountName,
  statusCode: ({ statusCode }) => <BankStatementAccountStatus status={statusCode} />,
});

/** The statement accounts of a group, of all businesses of a community. */
// In the specification: 3P050
export function BankStatementAccountsView(props: BankStatementAccountsViewProps) {
  const { communityName, groupCode, files } = props;
  if (groupCode === '')
    return (
      <PageStack className="grid-cols-[minmax(0,1fr)]">
        <PageHeader title={TITLE} subtitle={`Bank accounts of ${communityName} whose statements are reconciled`} />
        <GroupChoice {...props} />
        {props.groups.length === 0 ? (
          <EmptyState icon={<Landmark />} title="No accounts yet" level={2}>
            {labelled('Accounts are added to a business of the community and are listed here by their group.')}
          </EmptyState>
        ) : (
          <EmptyState icon={<Landmark />} title="Choose a group" level={2}>
            {labelled('Its accounts of all businesses are listed here.')}
          </EmptyState>
        )}
      </PageStack>
    );
  return (
    <ListPage
      of={groupAccountList}
      subtitle={`Group ${groupCode} of ${communityName}`}
      actions={<ExportAllMenu files={files} />}
      columns={columns}
      idOf={({ bankStatementAccountId }) => bankStatementAccountId}
      list={props}
      empty={{
        icon: <Landmark />,
        title: 'No accounts in this group',
        text: labelled('Choose another group, or add accounts to it from the page of a business.'),
        tip: 'Search for a part of the name, or for the last digits of the account number.',
      }}
    >
      <div className="grid gap-3">
        <GroupChoice {...props} />
        <ListFilters of={groupAccountList} list={props} />
      </div>
    </ListPage>
  );
}

const GroupChoice = ({
  groupCode,
  groups,
  onGroup,
}: Pick<BankStatementAccountsViewProps, 'groupCode' | 'groups' | 'onGroup'>) => {
  const known = groups.some((group) => group.groupCode === groupCode.toUpperCase());
  const options = [
    ...(groupCode === '' || known ? [] : [{ value: groupCode, label: groupCode }]),
    ...groups.map((group) => ({
      value: group.groupCode,
      label: `${group.groupCode}, ${group.accountsCount} ${group.accountsCount === 1 ? 'account' : 'accounts'}`,
    })),
  ];
  if (options.length === 0) return null;
  return (
    <Card className="overflow-visible">
      <CardBody>
        <Field label="Group" className="max-w-84">
          <Select
            options={options}
            placeholder="Choose a group"
            value={known ? groupCode.toUpperCase() : groupCode}
            onValueChange={onGroup}
          />
        </Field>
      </CardBody>
    </Card>
  );
};
