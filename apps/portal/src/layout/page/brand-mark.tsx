import { classNames } from '@quickportal/ui/class-names';

/** The mark of the product: a petrol Q under an arch. */
export function BrandMark({ className, ...props }: React.ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('size-6.5 text-accent', className)}
      {...props}
    >
      <path d="M4.2 11.4a7.8 7.8 0 0 1 15.6 0v5.8a3.6 3.6 0 0 1-3.6 3.6H7.8a3.6 3.6 0 0 1-3.6-3.6z" />
      <path d="m14.2 15.2 7.8 8.2" />
    </svg>
  );
}
