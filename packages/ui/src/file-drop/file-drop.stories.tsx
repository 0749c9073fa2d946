import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const csv = new File(['Customer name\nMargaret Olsson\n'], 'customers-november.csv', { type: 'text/csv' });

function Controlled({ onValueChange, value, ...props }: FileDropProps) {
  const [file, setFile] = useState<File | null>(value);
  return (
    <FileDrop
      {...props}
      value={file}
      onValueChange={(next) => {
        setFile(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/File drop',
  component: FileDrop,
  args: { value: null, onValueChange: fn(), onTooMany: fn(), accept: '.csv' },
  render: (args) => (
    <Field label="File" help="CSV, 100 MB at most">
      <Controlled {...args} />
    </Field>
  ),
  parameters: guide({
    what: 'Takes one file: dropped on it, or chosen with a press, Enter or Space. It says which file it holds and how large that is; checking it is the caller’s. Inside a Field it takes label, help and error from there.',
    use: ['Say in the help what is taken: kind, size, lines.', 'Give an error that names the file and what to do.'],
    avoid: ['Do not upload at once: let people see what they chose.', 'Not for several files.'],
    keys: { 'Enter, Space': 'choose a file', Tab: 'to the button that takes the file away' },
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens the browser's own dialog; what was chosen is named. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/^File/), csv);
    await expect(args.onValueChange).toHaveBeenCalledWith(csv);
    await expect(canvas.getByText('customers-november.csv')).toBeVisible();
  },
};

/** Dropped files: one is taken, several at once are not. */
export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const target = canvasElement.querySelector('input');
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      target?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    };
    drop(csv, csv);
    await expect(args.onTooMany).toHaveBeenCalled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    drop(csv);
    await expect(args.onValueChange).toHaveBeenCalled();
  },
};

export const Chosen: Story = { args: { value: csv } };

export const Refused: Story = {
  render: (args) => (
    <Field label="File" error="The file is larger than 100 MB.">
      <Controlled {...args} value={csv} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, value: csv } };
