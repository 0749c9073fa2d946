import { cva } from 'class-variance-authority';
import { classNames } from '../class-names/class-names.tsx';

export const buttonVariants = cva(
  'inline-flex h-control items-center rounded-2 bg-accent px-4 text-14 font-strong text-on-accent',
);

/** Starts an action. */
export function Button({ className, ...props }: React.ComponentProps<'button'>) {
  return <button type="button" data-slot="button" className={classNames(buttonVariants(), className)} {...props} />;
}
