import { useState } from 'react';
import type { Session } from '../../data/session.ts';
import type { AreaName } from '../../pages/areas.ts';
import { keepSections, keptSections } from './kept-sections.ts';

export interface OpenSections {
  isOpen: (section: AreaName) => boolean;
  toggle: (section: AreaName) => void;
}

/**
 * Which sections of the sidebar show their pages. Of the areas it is one at a time, at first the one of the page that is
 * shown; in a workspace each folds by itself, and what the user opened is remembered.
 */
export function useOpenSections(session: Session, isWorkspace: boolean, current: AreaName | undefined): OpenSections {
  const [kept, setKept] = useState(() => keptSections(session));
  // Holds until a page of another section is opened
  const [choice, setChoice] = useState<{ on: AreaName | undefined; open: AreaName | null }>();
  const chosen = choice?.on === current ? choice?.open : current;
  const isOpen = (section: AreaName) => section === chosen || (isWorkspace && kept.has(section));
  const toggle = (section: AreaName) => {
    const opens = !isOpen(section);
    if (isWorkspace) {
      const next = new Set(kept);
      if (opens) next.add(section);
      else next.delete(section);
      setKept(next);
      keepSections(session, next);
      if (section === current) setChoice({ on: current, open: opens ? section : null });
    } else setChoice({ on: current, open: opens ? section : null });
  };
  return { isOpen, toggle };
}
