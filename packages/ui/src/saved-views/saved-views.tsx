import { Bookmark, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/popover.tsx';
import { groupViews, type SavedView } from './saved-view.ts';
import { ViewForm } from './view-form.tsx';
import { ViewRow } from './view-row.tsx';

export type { SavedView } from './saved-view.ts';

export type SavedViewsProps = Omit<React.ComponentProps<'button'>, 'children'> & {
  views: readonly SavedView[];
  /** The view that is shown; undefined for the list as it is without one. */
  currentId?: string;
  /** Filters, sort or columns differ from the view that is shown. */
  changed?: boolean;
  /** What the list is called without a view: "All customers". */
  allLabel: string;
  /** Shows a view, or with undefined the plain list. */
  onApply: (id: string | undefined) => void;
  /** Keeps the current filters, sort and columns under a new name. */
  onSave: (view: { name: string; shared: boolean }) => void;
  /** Keeps them in the own view that is shown. */
  onUpdate?: (id: string) => void;
  onRename: (id: string, name: string) => void;
  onShare: (id: string, shared: boolean) => void;
  onDelete: (id: string) => void;
  /** Opens this view with the list from now on; undefined for none. */
  onSetDefault: (id: string | undefined) => void;
  /** Whether the person may share views with the community. */
  canShare?: boolean;
};

/**
 * Names for ways to look at a list: choose one, save the current filters, sort and columns as a new one, rename, share,
 * delete, or make it the one the list opens with. Only words and callbacks; what a view holds is the caller's. Goes into
 * the `tools` of a DataTable.
 */
export function SavedViews({
  views,
  currentId,
  changed = false,
  allLabel,
  onApply,
  onSave,
  onUpdate,
  onRename,
  onShare,
  onDelete,
  onSetDefault,
  canShare = false,
  className,
  ...props
}: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const current = views.find((view) => view.id === currentId);
  const { own, others } = groupViews(views);
  const apply = (id: string | undefined) => {
    onApply(id);
    setOpen(false);
  };
  const row = { views, currentId, canShare, onApply: apply, onRename, onShare, onDelete, onSetDefault };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setSaving(false);
      }}
    >
      <PopoverTrigger asChild>
        <Button size="sm" variant="ghost" className={classNames('min-w-0 shrink', className)} {...props}>
          <Bookmark />
          <span className="max-w-48 truncate">{current?.name ?? 'Views'}</span>
          {changed && current && <span className="font-normal text-ink-3">changed</span>}
          <ChevronDown />
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="Views" className="grid w-80 p-1.5">
        <ul>
          <ViewRow {...row} view={{ id: '', name: allLabel, own: false, shared: false }} plain />
        </ul>
        <ViewGroup title="Your views" views={own} row={row} />
        <ViewGroup title="Shared with everyone" views={others} row={row} />
        <div className="mx-1 my-1.5 h-px bg-line" />
        {saving ? (
          <ViewForm
            views={views}
            label="Name of the new view"
            canShare={canShare}
            onCancel={() => setSaving(false)}
            onSubmit={(view) => {
              onSave(view);
              setOpen(false);
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-1">
            <Button size="sm" variant="ghost" onClick={() => setSaving(true)}>
              <Plus />
              Save as a new view
            </Button>
            {changed && current?.own && onUpdate && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  onUpdate(current.id);
                  setOpen(false);
                }}
              >
                Update this view
              </Button>
            )}
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}

type RowProps = Omit<React.ComponentProps<typeof ViewRow>, 'view' | 'plain'>;

function ViewGroup({ title, views, row }: { title: string; views: readonly SavedView[]; row: RowProps }) {
  if (views.length === 0) return null;
  return (
    <>
      <h3 className="px-2.5 pt-2 pb-1 text-12 font-medium text-ink-3">{title}</h3>
      <ul>
        {views.map((view) => (
          <ViewRow key={view.id} {...row} view={view} />
        ))}
      </ul>
    </>
  );
}
