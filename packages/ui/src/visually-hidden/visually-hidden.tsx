import { Slot } from '@radix-ui/react-slot';
import { classNames } from '../class-names/class-names.tsx';

export type VisuallyHiddenProps = React.ComponentProps<'span'> & { asChild?: boolean };

/** Words for screen readers only, where sighted people have an icon or the layout to go by. */
export function VisuallyHidden({ asChild, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root data-slot="visually-hidden" className={classNames('sr-only', className)} {...props} />;
}
