import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export const dialogTitle = 'text-18 font-strong tracking-title text-balance';

export type DialogHeadProps = {
  slot: string;
  title: React.ReactNode;
  description: React.ReactNode;
  /** Space around, and what parts it from the body. */
  className: string;
};

/** Title, description and the cross that closes; shared by Dialog and Sheet. */
export function DialogHead({ slot, title, description, className }: DialogHeadProps) {
  return (
    <div data-slot={slot} className={classNames('flex items-start justify-between gap-4', className)}>
      <div className="grid gap-1">
        <Radix.Title className={dialogTitle}>{title}</Radix.Title>
        {description != null && <Radix.Description className="text-ink-2">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close">
          <X />
        </IconButton>
      </Radix.Close>
    </div>
  );
}
