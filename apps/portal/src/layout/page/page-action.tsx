import { Button, type ButtonProps } from '@quickportal/ui/button';
import { useCallback, useRef } from 'react';
import { usePageActions, type ActionRank } from '../../data/page-actions.ts';

interface PageActionProps extends ButtonProps {
  /** Label in the palette, with its object: "Disable customer" for a button "Disable". */
  action: string;
}

const ranks: Partial<Record<NonNullable<ButtonProps['variant']>, ActionRank>> = {
  primary: 'main',
  dangerQuiet: 'last',
};

/** A button or link of the page that the palette also offers while it is enabled. */
export function PageAction({ action, ...button }: PageActionProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { variant, disabled, busy } = button;
  const act = useCallback(() => ref.current?.click(), []);
  const canBePressed = disabled !== true && busy !== true && !button['aria-disabled'];
  usePageActions([canBePressed ? { label: action, act, rank: ranks[variant ?? 'secondary'] } : null]);
  return <Button ref={ref} {...button} />;
}
