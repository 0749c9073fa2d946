import { Check, Ellipsis, Pencil, Star, StarOff, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '../menu/menu.tsx';
import type { SavedView } from './saved-view.ts';
import { ViewForm } from './view-form.tsx';

export type ViewRowProps = {
  view: SavedView;
  views: readonly SavedView[];
  currentId: string | undefined;
  canShare: boolean;
  /** The list without a view: nothing to rename or delete. */
  plain?: boolean;
  onApply: (id: string | undefined) => void;
  onRename: (id: string, name: string) => void;
  onShare: (id: string, shared: boolean) => void;
  onDelete: (id: string) => void;
  onSetDefault: (id: string | undefined) => void;
};

/** One view: press it to show it; its menu holds what else can be done with it. */
export function ViewRow({ view, views, currentId, canShare, plain = false, ...on }: ViewRowProps) {
  const [renaming, setRenaming] = useState(false);
  const isCurrent = plain ? currentId === undefined : view.id === currentId;
  if (renaming)
    return (
      <li>
        <ViewForm
          views={views}
          view={view}
          label={`New name of ${view.name}`}
          onCancel={() => setRenaming(false)}
          onSubmit={({ name }) => {
            on.onRename(view.id, name);
            setRenaming(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 rounded-sm hover:bg-surface-press">
      <button
        type="button"
        aria-pressed={isCurrent}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-2.5 text-left aria-pressed:font-strong max-sm:min-h-10"
        onClick={() => on.onApply(plain ? undefined : view.id)}
      >
        <span className="size-4 flex-none">{isCurrent && <Check className="text-accent-ink" />}</span>
        <span className="min-w-0 flex-1 truncate" title={view.name}>
          {view.name}
        </span>
        {view.isDefault && <Sign icon={<Star />} label="opens with the list" />}
        {view.own && view.shared && <Sign icon={<Users />} label="shared" />}
      </button>
      {!plain && <ViewMenu view={view} canShare={canShare} onRenameStart={() => setRenaming(true)} {...on} />}
    </li>
  );
}

function Sign({ icon, label }: { icon: React.ReactNode; label: string }) {
  return (
    <span className="flex-none text-ink-3" title={label}>
      {icon}
      <span className="sr-only">, {label}</span>
    </span>
  );
}

type ViewMenuProps = Pick<ViewRowProps, 'view' | 'canShare' | 'onShare' | 'onDelete' | 'onSetDefault'> & {
  onRenameStart: () => void;
};

function ViewMenu({ view, canShare, onRenameStart, onShare, onDelete, onSetDefault }: ViewMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={`More for ${view.name}`}>
          <Ellipsis />
        </IconButton>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onSetDefault(view.isDefault ? undefined : view.id)}>
          {view.isDefault ? <StarOff /> : <Star />}
          {view.isDefault ? 'Do not open with the list' : 'Open with the list'}
        </MenuItem>
        {view.own && (
          <>
            <MenuItem onSelect={onRenameStart}>
              <Pencil />
              Rename
            </MenuItem>
            {canShare && (
              <MenuItem onSelect={() => onShare(view.id, !view.shared)}>
                <Users />
                {view.shared ? 'Stop sharing' : 'Share with everyone'}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => onDelete(view.id)}>
              <Trash2 />
              Delete view
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}
