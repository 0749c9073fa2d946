import { AddChip, Chip } from '@quickportal/ui/chip';
import { Popover, PopoverContent, PopoverTrigger } from '@quickportal/ui/popover';
import { useState } from 'react';

interface PanelFilterProps {
  /** Label, such as Date. */
  label: string;
  /** Chosen values, as parts of a sentence: "from", "01 Nov 2026". */
  chosen: { verb: string; words: string } | null;
  onRemove: () => void;
  className?: string;
  /** The panel, which calls `close` after choosing. */
  children: (close: () => void) => React.ReactNode;
}

/**
 * A filter with its own panel: a dashed chip that opens it, then a chip with the chosen value, which opens it again.
 */
export function PanelFilter({ label, chosen, onRemove, className, children }: PanelFilterProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      {chosen ? (
        <Chip
          label={label}
          verb={chosen.verb}
          trigger={PopoverTrigger}
          onRemove={() => {
            close();
            onRemove();
          }}
        >
          {chosen.words}
        </Chip>
      ) : (
        <PopoverTrigger asChild>
          <AddChip>{label}</AddChip>
        </PopoverTrigger>
      )}
      <PopoverContent aria-label={label} className={className}>
        {children(close)}
      </PopoverContent>
    </Popover>
  );
}
