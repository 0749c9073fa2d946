import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { heldFile, importedFile, refusedFile } from './bank-statement.fixtures.ts';
import { ImportStatementsForm } from './import-statements.view.tsx';

const file = new File([':20:x'], 'statement.sta', { type: 'text/plain' });

const meta = {
  title: 'Screens/Import statements',
  parameters: overlayStory,
  component: ImportStatementsForm,
  decorators: [portalStory({ view: 'ReconciliationView' })],
  args: {
    accounts: [
      [301, 'Water receipts'],
      [303, 'Gas receipts'],
    ],
    share: null,
    error: '',
    asksEncoding: false,
    isChecking: false,
    outcome: null,
    onChange: fn(),
    onUpload: fn(),
    onAnother: fn(),
    onStop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportStatementsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account is found by its number unless one is chosen. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    await expect(screen.getByText('Choose a file.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText(/^File/), file);
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    await expect(args.onUpload).toHaveBeenCalledWith(file, undefined, undefined);
  },
};

/** The bytes do not show the encoding: nothing is sent until one is chosen. */
export const AsksEncoding: Story = {
  args: {
    asksEncoding: true,
    error: 'The file does not show how its letters are stored. Choose Windows-1252 or Mac OS Roman.',
  },
  play: async () => {
    await expect(await screen.findByText(/does not show how its letters are stored/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const Imported: Story = {
  args: { outcome: importedFile },
  play: async () => {
    await expect(await screen.findByText('statement-2026-11-30.sta was imported')).toBeVisible();
    await expect(screen.getByText(/1 statement with 6 lines/)).toBeVisible();
  },
};

export const Held: Story = { args: { outcome: heldFile } };

export const Refused: Story = {
  args: { outcome: refusedFile },
  play: async () => {
    await expect(await screen.findByText(/a difference of 0\.01/)).toBeVisible();
    await expect(screen.getByText('Nothing was imported.')).toBeVisible();
  },
};
