import type { TimelineActor as Actor } from '@quickportal/contracts/kernel/timeline';
import { Cog, KeyRound, Landmark, UserRound } from 'lucide-react';

const icons: Readonly<Record<Actor['kind'], React.ReactNode>> = {
  USER: <UserRound />,
  PAYER: <UserRound />,
  API_KEY: <KeyRound />,
  BANK: <Landmark />,
  SYSTEM: <Cog />,
};

/** The actor of a timeline entry: a user, the payer, the bank, the system. */
export const TimelineActor = ({ actor: { kind, name } }: { actor: Actor }) => (
  <span className="flex items-center gap-1.5 wrap-anywhere [&>svg]:size-3.5 [&>svg]:flex-none">
    {icons[kind]}
    <span className="sr-only">By </span>
    {name}
  </span>
);
