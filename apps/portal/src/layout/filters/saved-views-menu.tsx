import type { List } from '@quickportal/contracts/kernel/list';
import type { SavedView, SavedViewTable } from '@quickportal/contracts/saved-views/saved-view';
import { SavedViews } from '@quickportal/ui/saved-views';
import { toast } from '@quickportal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../data/connection/trpc.ts';
import { undo } from '../../data/calls/undo.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { ownSearch } from '../../pages/href.ts';
import { type PageName, pageOf } from '../../pages/page-list.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { parseQueryString, queryString, readSearch } from '../../pages/search-params.ts';

interface SavedViewsMenuProps {
  /** The page whose filters and sorting a view stores. */
  view: PageName;
  list: List & { readonly savedViews: SavedViewTable };
}

/** Filters and sorting of a list page, without the page number, as stored in a view. */
const keptQuery = (view: PageName, search: object): string =>
  queryString(ownSearch(view, { ...search, page: 1 }))
    .replace(/^\?/, '')
    .replaceAll('+', '%20');

const valuesOf = (view: PageName, query: string) =>
  readSearch(pageOf(view).search ?? {}, parseQueryString(query)).values;

/** Confirms that a view was deleted; Undo saves it again. */
function showDeleted({ table, name, query, isShared, isDefault }: SavedView): void {
  const action = undo('savedViews.create', { body: { table, name, query, isShared, isDefault } });
  toast({ tone: 'success', title: `View ${name} deleted`, action });
}

/** Menu of a list's own and shared views, in the page's address: choose, save, rename, share, delete, make default. */
export function SavedViewsMenu({ view, list }: SavedViewsMenuProps) {
  const table = list.savedViews;
  const search = useSearch(view);
  const setSearch = useSetSearch(view);
  const views = trpc.savedViews.list.useQuery({ query: { table } }, { staleTime: 60_000 });
  // As the page writes addresses now, so that views stay the same when a filter is added between others
  const items = (views.data?.items ?? []).map((item) => ({
    ...item,
    query: keptQuery(view, valuesOf(view, item.query)),
  }));
  const shown = keptQuery(view, search);
  const [appliedId, setAppliedId] = useState<number>();
  const current = items.find((item) => item.savedViewId === appliedId) ?? items.find((item) => item.query === shown);
  const apply = (query: string, options?: { replace: boolean }) => setSearch(valuesOf(view, query), options);
  const create = useChange('savedViews.create', { notice: true });
  const update = useChange('savedViews.update', { notice: true });
  const remove = useChange('savedViews.delete', { notice: true });
  const change = (id: string, body: { name?: string; query?: string; isShared?: boolean; isDefault?: boolean }) => {
    const version = items.find((item) => String(item.savedViewId) === id)?.version;
    update.make({ params: { id: Number(id) }, body: { ...body, version } });
  };

  // A list opened without filters starts with the default view, once, so that it can be left again
  const opened = useRef(false);
  const initial = views.data && shown === '' ? items.find((item) => item.isOwn && item.isDefault) : undefined;
  useEffect(() => {
    if (!views.data || opened.current) return;
    opened.current = true;
    if (initial) setSearch(valuesOf(view, initial.query), { replace: true });
  }, [views.data, initial, setSearch, view]);

  return (
    <SavedViews
      views={items.map((item) => ({
        id: String(item.savedViewId),
        name: item.name,
        own: item.isOwn,
        shared: item.isShared,
        isDefault: item.isOwn && item.isDefault,
      }))}
      currentId={current && String(current.savedViewId)}
      changed={current !== undefined && current.query !== shown}
      allLabel={`All ${list.noun[1]}`}
      canShare
      onApply={(id) => {
        const chosen = items.find((item) => String(item.savedViewId) === id);
        setAppliedId(chosen?.savedViewId);
        apply(chosen?.query ?? '');
      }}
      onSave={({ name, shared }) =>
        create.make({ body: { table, name, query: shown, isShared: shared } }, (saved) => {
          setAppliedId(saved.savedViewId);
          toast({
            tone: 'success',
            title: `View ${saved.name} saved`,
            action: undo('savedViews.delete', {
              params: { id: saved.savedViewId },
              query: { version: saved.version },
            }),
          });
        })
      }
      onUpdate={(id) => change(id, { query: shown })}
      onRename={(id, name) => change(id, { name })}
      onShare={(id, isShared) => change(id, { isShared })}
      onDelete={(id) => {
        const gone = items.find((item) => String(item.savedViewId) === id);
        remove.make({ params: { id: Number(id) }, query: { version: gone?.version } }, () => {
          if (gone) showDeleted(gone);
        });
      }}
      onSetDefault={(id) => {
        const chosen = id ?? items.find((item) => item.isOwn && item.isDefault)?.savedViewId.toString();
        if (chosen !== undefined) change(chosen, { isDefault: id !== undefined });
      }}
    />
  );
}
