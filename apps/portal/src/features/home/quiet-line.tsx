import { CircleCheck } from 'lucide-react';

/** One line of the start page that says that nothing is to be done. */
export const QuietLine = ({ children }: { children: React.ReactNode }) => (
  <p className="flex items-baseline gap-2 text-ink-2">
    <CircleCheck className="size-4 flex-none self-center text-success-ink" />
    {children}
  </p>
);
