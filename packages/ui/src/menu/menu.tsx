import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { classNames } from '../class-names/class-names.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { menuItemVariants, popVariants } from '../popover/popover.tsx';

export type MenuProps = Radix.DropdownMenuProps;
export type MenuContentProps = React.ComponentProps<typeof Radix.Content>;
export type MenuItemProps = React.ComponentProps<typeof Radix.Item> & {
  tone?: 'plain' | 'danger';
  /** The key that does the same, shown at the right. */
  shortcut?: string;
};

/** Actions on one thing, behind a button. */
export function Menu(props: MenuProps) {
  return <Radix.Root modal={false} {...props} />;
}

/** What opens the menu; give it a Button or IconButton with `asChild`. */
export function MenuTrigger(props: React.ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="menu-trigger" {...props} />;
}

/** The list of actions. */
export function MenuContent({ className, ...props }: MenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="menu"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={classNames(
          popVariants(),
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 p-1.5',
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

/** What the actions below it act on. */
export function MenuLabel({ className, ...props }: React.ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="menu-label"
      className={classNames('px-2.5 pt-1.5 pb-1 text-12 font-medium text-ink-3', className)}
      {...props}
    />
  );
}

/** One action: an icon, a verb. `asChild` makes it a link. */
export function MenuItem({ tone, shortcut, className, children, asChild, ...props }: MenuItemProps) {
  return (
    <Radix.Item
      data-slot="menu-item"
      asChild={asChild}
      className={classNames(menuItemVariants({ tone }), 'hover:no-underline', className)}
      {...props}
    >
      {shortcut === undefined || asChild ? (
        children
      ) : (
        <>
          {children}
          <Kbd className="ml-auto">{shortcut}</Kbd>
        </>
      )}
    </Radix.Item>
  );
}

/** On or off, e.g. a column of a table. The menu stays open. */
export function MenuCheckboxItem({
  className,
  children,
  onSelect,
  ...props
}: React.ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="menu-checkbox-item"
      className={classNames(menuItemVariants(), 'data-[state=checked]:font-normal', className)}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      {...props}
    >
      <MenuMark />
      {children}
    </Radix.CheckboxItem>
  );
}

/** Choices of which one holds, e.g. the theme. */
export function MenuRadioGroup(props: React.ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup data-slot="menu-radio-group" {...props} />;
}

/** One of those choices. */
export function MenuRadioItem({ className, children, ...props }: React.ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem data-slot="menu-radio-item" className={classNames(menuItemVariants(), className)} {...props}>
      <MenuMark />
      {children}
    </Radix.RadioItem>
  );
}

function MenuMark() {
  return (
    <span className="size-4 flex-none">
      <Radix.ItemIndicator>
        <Check className="text-accent-ink" />
      </Radix.ItemIndicator>
    </span>
  );
}

/** A line between groups of actions; the dangerous ones come last. */
export function MenuSeparator({ className, ...props }: React.ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="menu-separator"
      className={classNames('mx-1 my-1.5 h-px bg-line', className)}
      {...props}
    />
  );
}
