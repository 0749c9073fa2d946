import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import type { OtherAccounts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { useRowLinks } from '../../layout/list/use-list.ts';
import type { TableData } from '../../layout/list/table-of.ts';
import type { RowAction, ShownAccount } from './account-actions.tsx';
import { type AccountForms, AddAccountDialog, EditAccountDialog } from './account-form.dialogs.tsx';
import { BlockAccountDialog, UnblockAccountDialog } from './payto/block-account.dialogs.tsx';
import { DisableAccountDialog, DisablePayIdAccountDialog, EnableAccountDialog } from './account.dialogs.tsx';
import type { AccountsViewProps } from './accounts-list.view.tsx';

interface AccountTasksProps<Row> {
  View: React.ComponentType<AccountsViewProps<Row>>;
  table: TableData<Row>;
  setup: SupplierAccountSetup;
  choice: React.ReactNode;
  forms: AccountForms;
  nameOf: (row: Row) => string;
  others?: OtherAccounts | undefined;
  /** Adds an account in another way than by its form. */
  onAdd?: () => void;
  /** Edits an account in another way; false: by its form. */
  onEdit?: (row: Row) => boolean;
  /** Why an account cannot be enabled, as the server says before it is asked; null: it can. */
  checkEnabling?: (row: Row) => Promise<string | null>;
}

type Task<Row> = { action: 'add' } | { action: RowAction; account: Row };

/** The accounts of a kind with the dialogs of what can be done. */
export function AccountTasks<Row extends ShownAccount>(props: AccountTasksProps<Row>) {
  const { View, table, setup, choice, forms, nameOf, others } = props;
  const { communityId, timeZone } = useCommunity();
  // One right opens the changes of every kind
  const canChange = useMay('supplierAccounts.addSimulatorAccount');
  const [task, setTask] = useState<Task<Row> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = () => setTask(null);
  // A linked account belongs to another business
  const businessOf = (accountId: number) =>
    table.rows.find((row): row is Row & { businessId: number } => row.accountId === accountId && 'businessId' in row)
      ?.businessId ?? setup.businessId;
  const links = useRowLinks('AccountDetailsView', (accountId) => ({ accountId, businessId: businessOf(accountId) }));
  const onAction = async (action: RowAction, account: Row) => {
    setRefusal(null);
    if (action === 'edit' && props.onEdit?.(account)) return;
    // Where the check itself fails, the server checks again
    const why = action === 'enable' ? await props.checkEnabling?.(account).catch(() => null) : null;
    if (why) setRefusal(why);
    else setTask({ action, account });
  };
  return (
    <>
      <View
        table={table}
        communityId={communityId}
        setup={setup}
        timeZone={timeZone}
        canChange={canChange}
        choice={choice}
        others={others}
        refusal={refusal}
        links={links}
        onAdd={props.onAdd ?? (() => setTask({ action: 'add' }))}
        onAction={(action, account) => void onAction(action, account)}
      />
      {task?.action === 'add' && <AddAccountDialog forms={forms} setup={setup} onClose={close} />}
      {task && 'account' in task && (
        <TaskDialog setup={setup} forms={forms} task={task} name={nameOf(task.account)} onClose={close} />
      )}
    </>
  );
}

interface TaskDialogProps {
  task: { action: RowAction; account: ShownAccount };
  name: string;
  setup: SupplierAccountSetup;
  forms: AccountForms;
  onClose: () => void;
}

/** The dialog of what is done to one account. */
export function TaskDialog({ task, name, setup, forms, onClose }: TaskDialogProps) {
  const { businessId, dualAuthEnabled } = setup;
  const { accountId } = task.account;
  const of = { businessId, accountId, name, dualAuthEnabled, onClose };
  if (task.action === 'edit')
    return <EditAccountDialog forms={forms} setup={setup} accountId={accountId} name={name} onClose={onClose} />;
  if (task.action === 'enable') return <EnableAccountDialog {...of} />;
  if (task.action === 'block') return <BlockAccountDialog {...of} />;
  if (task.action === 'unblock') return <UnblockAccountDialog {...of} />;
  return forms.add === 'supplierAccounts.addPayIdAccount' ? (
    <DisablePayIdAccountDialog {...of} />
  ) : (
    <DisableAccountDialog {...of} />
  );
}
