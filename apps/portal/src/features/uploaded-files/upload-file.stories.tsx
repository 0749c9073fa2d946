import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { templateOf } from './file-columns.view.tsx';
import { UploadFileForm } from './upload-file.view.tsx';
import { ambiguous, customerFormat, exported, previewed, unreadable } from './uploaded-file.fixtures.ts';
import { overlayStory } from '@quickportal/ui/story-kit';

const csv = new File(['Customer name\nMargaret Olsson\n'], 'customers-november.csv', { type: 'text/csv' });
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^File/), file);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const meta = {
  title: 'Screens/Upload file',
  parameters: overlayStory,
  component: UploadFileForm,
  decorators: [portalStory({ view: 'FilesView' })],
  args: {
    formats: [customerFormat],
    share: null,
    error: '',
    duplicate: '',
    preview: null,
    onPreview: fn(),
    onChange: fn(),
    onUpload: fn(),
    onStop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UploadFileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file is chosen, and looked at before it is uploaded. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await choose(csv);
    await press('Preview file');
    await expect(args.onPreview).toHaveBeenCalledWith(csv, 'CUSTOMERS');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

/** The first rows as they are read, and then the upload. */
export const Previewed: Story = {
  args: { preview: previewed },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await expect(screen.getByText('Olsson, Margaret')).toBeVisible();
    await expect(screen.getByText('Read as Customer number')).toBeVisible();
    await choose(csv);
    await press('Upload file');
    await expect(args.onUpload).toHaveBeenCalledWith(csv, 'CUSTOMERS', {
      confirmDuplicate: false,
      encoding: undefined,
      leaveOutUnknown: false,
    });
  },
};

/** The bytes do not show the encoding: it is chosen by what the letters look like. */
export const EncodingToChoose: Story = {
  args: { preview: ambiguous },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await choose(csv);
    await press('Upload file');
    await expect(screen.getByText('Choose the encoding.')).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: /Mac OS Roman/ }));
    await expect(screen.getByRole('cell', { name: 'FranÁois Bjˆrk' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Windows-1252/ }));
    await expect(screen.getByRole('cell', { name: 'François Björk' })).toBeVisible();
    await press('Upload file');
    const choices = { confirmDuplicate: false, encoding: 'windows-1252', leaveOutUnknown: false };
    await expect(args.onUpload).toHaveBeenCalledWith(csv, 'CUSTOMERS', choices);
  },
};

/** Columns that the format does not know are named, and left out with one choice. */
export const UnknownColumns: Story = {
  args: { preview: exported },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await expect(screen.getByText('3 columns are not part of this format.')).toBeVisible();
    await expect(screen.getByText('Customer ID, Status, PayTo')).toBeVisible();
    await choose(csv);
    await expect(screen.getByRole('button', { name: 'Upload file' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out these 3 columns' }));
    await expect(screen.getAllByText('Left out')).toHaveLength(3);
    await press('Upload file');
    const choices = { confirmDuplicate: false, encoding: undefined, leaveOutUnknown: true };
    await expect(args.onUpload).toHaveBeenCalledWith(csv, 'CUSTOMERS', choices);
  },
};

/** What is wrong with the headings is said before anything is uploaded. */
export const SameColumnTwice: Story = {
  args: { preview: unreadable },
  play: async () => {
    await expect(await screen.findByText(/Customer name: This column appears twice/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upload file' })).toBeDisabled();
  },
};

/** Size is checked before anything is sent. */
export const TooLarge: Story = {
  args: { formats: [{ ...customerFormat, maxBytes: 20 }] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await press('Preview file');
    await expect(screen.getByText('Choose a file.')).toBeVisible();
    await choose(csv);
    await expect(screen.getByText(/The file is larger than/)).toBeVisible();
    await press('Preview file');
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { share: 0.42 },
  play: async ({ args }) => {
    await expect(await screen.findByText('42% sent')).toBeVisible();
    await press('Stop');
    await expect(args.onStop).toHaveBeenCalled();
  },
};

/** The same content again: a warning that has to be confirmed. */
export const SameContentAgain: Story = {
  args: {
    preview: previewed,
    duplicate: 'The same content was uploaded on 12 Nov 2026 as customers.csv (file 4080). Confirm to upload it again.',
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Upload file' });
    await choose(csv);
    await press('Upload again');
    await expect(args.onUpload).toHaveBeenCalledWith(csv, 'CUSTOMERS', {
      confirmDuplicate: true,
      encoding: undefined,
      leaveOutUnknown: false,
    });
  },
};

export const RefusedByTheServer: Story = {
  args: { error: 'This is a workbook or a ZIP archive. Save it as CSV (UTF-8) and upload that.' },
};

/** The columns, and a template that the upload accepts. */
export const Columns: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Columns of the file'));
    await expect(screen.getByText('Business code')).toBeVisible();
    await expect(templateOf(customerFormat)).toBe(
      '\ufeffBusiness code,Customer number,Customer name\r\nHCW,HCW-0041827,"Olsson, Margaret"\r\n',
    );
  },
};

export const SeveralFormats: Story = {
  args: { formats: [customerFormat, { ...customerFormat, format: 'BSB_DIRECTORY', title: 'BSB directory' }] },
};
