import { initials } from './initials.ts';

/** Two letters of a community, beside its name. */
export function Crest({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-1 bg-accent-soft text-11 font-strong text-accent-ink"
    >
      {initials(name)}
    </span>
  );
}

/** Two letters of a person. */
export function Avatar({ name, quiet = false }: { name: string; quiet?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 flex-none place-items-center rounded-full text-11 font-strong ${quiet ? 'bg-neutral-soft text-ink-2' : 'bg-ink-2 text-surface'}`}
    >
      {initials(name)}
    </span>
  );
}
