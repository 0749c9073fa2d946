import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Ban, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Button, type ButtonVariant } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
  parameters: guide({
    what: 'Starts an action. The word says which: a verb, and the object where it is not plain from the place.',
    use: [
      'One `primary` per page, at the far right of the head or the foot.',
      '`dangerQuiet` on a page opens the confirmation; `danger` inside the confirmation does it.',
      'While the action runs set `busy` and change the word: "Saving". A second click does nothing and focus stays.',
    ],
    avoid: [
      'Do not use a button to go somewhere: give it `asChild` and a link, so that it can be opened in a new tab.',
      'Do not disable a button to say that a form is incomplete: let it be pressed and show what is missing.',
      'No "OK", "Yes" or "Submit".',
    ],
    keys: { 'Enter, Space': 'press it' },
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const variants: Record<ButtonVariant, [string, string]> = {
  primary: ['Save', 'Saving'],
  secondary: ['Edit', 'Opening'],
  dangerQuiet: ['Disable', 'Disabling'],
  danger: ['Disable', 'Disabling'],
  ghost: ['Edit', 'Opening'],
  link: ['Clear filters', 'Clearing'],
};

export const Variants: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-[auto_auto_auto_auto] items-center gap-x-4 gap-y-2">
      {Object.entries(variants).map(([name, [word, busyWord]]) => {
        const variant = name as ButtonVariant;
        return (
          <div key={name} className="col-span-full grid grid-cols-subgrid items-center justify-items-start">
            <span className="text-12 text-ink-2">{name}</span>
            <Button variant={variant}>{word}</Button>
            <Button variant={variant} busy>
              {busyWord}
            </Button>
            <Button variant={variant} disabled>
              {word}
            </Button>
          </div>
        );
      })}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" size="lg">
        Large
      </Button>
      <Button variant="primary">Medium</Button>
      <Button variant="primary" size="sm">
        Small
      </Button>
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-2">
      <Button>
        <Plus />
        Add account
        <ChevronDown />
      </Button>
      <Button variant="primary">
        Next
        <ArrowRight />
      </Button>
      <Button variant="dangerQuiet">
        <Ban />
        Disable
      </Button>
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, children: 'Saving', variant: 'primary' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyDoesNotSubmit: Story = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event as unknown as React.SubmitEvent<HTMLButtonElement>);
      }}
    >
      <Button type="submit" variant="primary" busy>
        Paying
      </Button>
    </form>
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paying' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AsLink: Story = {
  render: () => (
    <Button asChild>
      <a href="#customers">Open customer</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open customer' });
    await expect(link).not.toHaveAttribute('type');
    await expect(link).toHaveAttribute('data-slot', 'button');
  },
};

function SaveCustomer() {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const words = { idle: 'Save customer', saving: 'Saving', saved: 'Saved' };
  return (
    <div className="flex gap-2">
      <Button>Discard</Button>
      <Button
        variant="primary"
        busy={state === 'saving'}
        onClick={() => {
          setState('saving');
          setTimeout(() => setState('saved'), 300);
        }}
      >
        {words[state]}
      </Button>
    </div>
  );
}

export const ExampleSaveCustomer: Story = {
  render: () => <SaveCustomer />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save customer' }));
    await expect(canvas.getByRole('button', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Saved' })).not.toHaveAttribute('aria-busy'));
  },
};
