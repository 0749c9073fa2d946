import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';
import { initials } from './initials.ts';

const avatar = cva(
  'inline-grid size-7 flex-none place-items-center rounded-full text-11 font-strong forced-colors:border',
  {
    variants: { tone: { solid: 'bg-ink-2 text-surface', quiet: 'bg-neutral-soft text-ink-2' } },
    defaultVariants: { tone: 'solid' },
  },
);

export type AvatarProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  /** `solid` for who is signed in, `quiet` in lists. */
  tone?: 'solid' | 'quiet' | undefined;
  name: string;
};

/** A person's initials, next to the name. `solid` for the signed-in user, `quiet` in lists. */
export function Avatar({ name, tone, className, ...props }: AvatarProps) {
  return (
    <span data-slot="avatar" aria-hidden="true" className={classNames(avatar({ tone }), className)} {...props}>
      {initials(name)}
    </span>
  );
}

export type CrestProps = Omit<React.ComponentProps<'span'>, 'children'> & {
  name: string;
  /** Instead of the initials: a globe for all communities. */
  icon?: React.ReactNode;
};

/** Initials of a community or business, next to the name. */
export function Crest({ name, icon, className, ...props }: CrestProps) {
  return (
    <span
      data-slot="crest"
      aria-hidden="true"
      className={classNames(
        'inline-grid size-6 flex-none place-items-center rounded-1 bg-accent-soft text-11 font-strong text-accent-ink forced-colors:border [&>svg]:size-3.25 [&>svg]:stroke-2',
        className,
      )}
      {...props}
    >
      {icon ?? initials(name, 'organisation')}
    </span>
  );
}
