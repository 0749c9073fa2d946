import { listInput } from '@quickportal/contracts/kernel/filter';
import { sandboxList } from '@quickportal/contracts/sandboxes/sandbox-list';
import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** The call that a page of the list makes. */
export const sandboxesInput = (search: PageSearch<'SandboxesView'>) => ({ query: listInput(sandboxList, search) });

/** One page of sandboxes; the rows before stay while the next ones come. */
export const useSandboxes = (search: PageSearch<'SandboxesView'>) =>
  trpc.sandboxes.list.useQuery(sandboxesInput(search), shownPaged);
