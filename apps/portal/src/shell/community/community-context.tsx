import { Badge } from '@quickportal/ui/badge';
import { classNames } from '@quickportal/ui/class-names';
import { ChevronsUpDown, Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '../../data/session.ts';
import { Crest } from './crest.tsx';
import { Drop, useCloseDrop } from '../drop.tsx';
import { type SwitchNote, takeSwitchNote } from './switch-note.ts';

const CommunityChooser = lazy(() => import('./community-chooser.tsx'));

export interface CommunityContextProps {
  session: Session;
  /** Chooses the community to work in; null leaves it. */
  onChoose: (communityId: number | null) => void;
  /** On wide screens the sidebar says it, and has the choice. */
  inSidebar?: boolean;
}

/** The community worked in; staff choose it here. */
export function CommunityContext({ session, onChoose, inSidebar = false }: CommunityContextProps) {
  const { community, kind, viewedBy } = session;
  const name = community?.communityName ?? 'All communities';
  const face = (
    <>
      {community ? <Crest name={name} /> : <GlobeCrest />}
      <span className="truncate font-strong">{name}</span>
    </>
  );
  const [note] = useState(() => takeSwitchNote(community?.communityId));
  if (kind !== 'STAFF' || viewedBy) {
    return (
      <div
        className="flex min-w-0 items-center gap-2"
        title={community ? `Community ${community.communityId}` : undefined}
      >
        {face}
      </div>
    );
  }
  return (
    <>
      <CommunityDrop
        chosen={community?.communityId ?? null}
        onChoose={onChoose}
        buttonClassName={classNames('-ml-1.5 min-w-0', inSidebar && 'min-[1100px]:hidden')}
        className="left-[max(1rem,min(var(--context-left,1rem),calc(100vw-25rem)))]"
      >
        {face}
      </CommunityDrop>
      {note && <Switched {...note} name={name} />}
    </>
  );
}

interface CommunityDropProps {
  chosen: number | null;
  onChoose: CommunityContextProps['onChoose'];
  buttonClassName: string;
  /** Where the list of communities is shown. */
  className: string;
  /** What the button shows. */
  children: React.ReactNode;
}

/** A button that names the community worked in and drops down the others. */
export function CommunityDrop({ chosen, onChoose, buttonClassName, className, children }: CommunityDropProps) {
  const [open, setOpen] = useState(false);
  return (
    <Drop
      title="Community to work in"
      buttonClassName={buttonClassName}
      className={classNames('w-96 max-w-[calc(100vw-2rem)]', className)}
      onOpenChange={setOpen}
      face={
        <>
          <span className="sr-only">Choose the community to work in, now </span>
          {children}
          <ChevronsUpDown className="size-3.5 flex-none text-ink-3" />
        </>
      }
    >
      {open && <ChooserInDrop chosen={chosen} onChoose={onChoose} />}
    </Drop>
  );
}

function ChooserInDrop({ chosen, onChoose }: { chosen: number | null; onChoose: CommunityContextProps['onChoose'] }) {
  const close = useCloseDrop();
  return (
    <Suspense fallback={<div className="h-40" />}>
      <CommunityChooser
        chosen={chosen}
        onChoose={(communityId) => {
          close();
          onChoose(communityId);
        }}
      />
    </Suspense>
  );
}

function GlobeCrest() {
  return (
    <span className="grid size-6 flex-none place-items-center rounded-1 bg-accent-soft text-accent-ink">
      <Globe className="size-3.5" />
    </span>
  );
}

/** Says that a link led into another community than the one before. */
function Switched({ name, before, because }: SwitchNote & { name: string }) {
  const reason = `Opened in ${name}, which the ${because} belongs to.${before === null ? '' : ` Before: ${before}.`}`;
  return (
    <output title={reason}>
      <Badge tone="info" className="max-md:sr-only">
        Switched
      </Badge>
      <span className="sr-only">{reason}</span>
    </output>
  );
}
