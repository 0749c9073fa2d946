import { SavedViews } from '@quickportal/ui/saved-views';
import { toast } from '@quickportal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { api, trpc } from '../data/trpc.ts';
import { linkSearch } from '../pages/href.ts';
import { type PageName, pageOf } from '../pages/registry.ts';
import { useSearch, useSetSearch } from '../pages/search.ts';
import { parseQueryString, queryString, readSearch } from '../pages/search-params.ts';

interface SavedViewsMenuProps {
  /** The page whose filters and sort a view keeps. */
  view: PageName;
  /** Id of the table, as the API knows it. */
  table: string;
  /** What the list is called without a view: "All customers". */
  allLabel: string;
}

/** Filters and sort of a list page, without the page number: what a view keeps. */
const keptQuery = (view: PageName, search: object): string =>
  queryString(linkSearch(view, { ...search, page: 1 }))
    .replace(/^\?/, '')
    .replaceAll('+', '%20');

const valuesOf = (view: PageName, query: string) =>
  readSearch(pageOf(view).search ?? {}, parseQueryString(query)).values;

/** The views of a list, own and shared, over the page's own address: choose, save, rename, share, delete, make default. */
export function SavedViewsMenu({ view, table, allLabel }: SavedViewsMenuProps) {
  const search = useSearch(view);
  const setSearch = useSetSearch(view);
  const views = trpc.savedViews.list.useQuery({ query: { table } }, { staleTime: 60_000 });
  const items = views.data?.items ?? [];
  const present = keptQuery(view, search);
  const [appliedId, setAppliedId] = useState<number>();
  const current = items.find((item) => item.savedViewId === appliedId) ?? items.find((item) => item.query === present);
  const apply = (query: string, options?: { replace: boolean }) => setSearch(valuesOf(view, query), options);
  const refresh = { onSuccess: () => api.savedViews.list.invalidate({ query: { table } }) };
  const create = trpc.savedViews.create.useMutation(refresh);
  const update = trpc.savedViews.update.useMutation(refresh);
  const remove = trpc.savedViews.delete.useMutation(refresh);
  const change = (id: string, body: { name?: string; query?: string; isShared?: boolean; isDefault?: boolean }) => {
    const version = items.find((item) => String(item.savedViewId) === id)?.version;
    update.mutate({ params: { id: Number(id) }, body: { ...body, version } });
  };

  // A list that is opened plainly opens with the default view; once, so that it can be left again
  const opened = useRef(false);
  const initial = views.data && present === '' ? items.find((item) => item.isOwn && item.isDefault) : undefined;
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
      changed={current !== undefined && current.query !== present}
      allLabel={allLabel}
      canShare
      onApply={(id) => {
        const chosen = items.find((item) => String(item.savedViewId) === id);
        setAppliedId(chosen?.savedViewId);
        apply(chosen?.query ?? '');
      }}
      onSave={({ name, shared }) =>
        create.mutate(
          { body: { table, name, query: present, isShared: shared } },
          {
            onSuccess: (saved) => {
              setAppliedId(saved.savedViewId);
              toast({ tone: 'success', title: `View ${saved.name} saved` });
            },
          },
        )
      }
      onUpdate={(id) => change(id, { query: present })}
      onRename={(id, name) => change(id, { name })}
      onShare={(id, isShared) => change(id, { isShared })}
      onDelete={(id) => remove.mutate({ params: { id: Number(id) }, query: {} })}
      onSetDefault={(id) => {
        const chosen = id ?? items.find((item) => item.isOwn && item.isDefault)?.savedViewId.toString();
        if (chosen !== undefined) change(chosen, { isDefault: id !== undefined });
      }}
    />
  );
}
