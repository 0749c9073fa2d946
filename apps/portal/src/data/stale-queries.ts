import type { CallName, ChangeName } from './call.ts';
import { queryClient } from './trpc.ts';

type NounOf<N> = N extends `${infer Noun}.${string}` ? Noun : never;
type Noun = NounOf<CallName>;

const customerHistory = [
  'customers.listAuditEntries',
  'customers.previewStatusChange',
  'customers.getSummary',
] as const;
const approvable = ['administrators', 'fraudGuard', 'roles', 'transactions', 'users'] as const;

/** Queries of other nouns that show what a change of a noun changes. Its own queries are always stale after it. */
const staleElsewhere: { readonly [N in Noun]?: readonly (Noun | CallName)[] } = {
  administrators: ['proposals'],
  customerAccounts: customerHistory,
  fraudGuard: ['proposals'],
  fraudReviews: ['transactions', ...customerHistory],
  customers: ['customerAccounts', 'paytoAgreements', 'recurringPayments', 'transactions'],
  notifications: customerHistory,
  payments: ['transactions', ...customerHistory],
  paytoAgreements: customerHistory,
  paytoMigrations: ['paytoAgreements', 'recurringPayments'],
  proposals: approvable,
  recurringPayments: ['customerAccounts.previewStatusChange', ...customerHistory],
  roles: ['proposals', 'users'],
  transactions: ['proposals', ...customerHistory],
  users: ['proposals', 'roles'],
};

/** Fetches again what is shown, and marks what is not, of all that a change may have changed. */
export async function refreshAfter(name: ChangeName): Promise<void> {
  const noun = name.slice(0, name.indexOf('.')) as Noun;
  const stale = [noun, ...(staleElsewhere[noun] ?? [])];
  await Promise.all(stale.map((path) => queryClient.invalidateQueries({ queryKey: [path.split('.')] })));
}
