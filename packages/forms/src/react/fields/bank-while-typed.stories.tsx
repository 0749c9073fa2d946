import type { Option } from '@quickportal/contracts/kernel/form-meta';
import { text } from '@quickportal/contracts/kernel/primitives';
import { guide } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import { formSchema } from '../../schema/form-schema.ts';
import { FormStory } from '../form-story.tsx';

const schema = formSchema(
  z.strictObject({
    bsb: text({ max: 7 }).meta({
      title: 'BSB',
      'x-form': { widget: 'masked', mask: 'bsb', width: 'half' },
      'x-rules': [{ rule: 'bsb' }],
    }),
    accountName: text({ max: 32 }).meta({ title: 'Account name' }),
  }),
  { title: 'Bank account', today: '2026-11-20' },
);

const meta = {
  title: 'Forms/Bank while typed',
  component: FormStory,
  parameters: guide({
    what: 'The number of a bank account names its bank from the first digits on. A check mark confirms it when the number is whole; a bank or branch that we do not know is a doubt, not an error.',
    use: ['Ask for it with the mask `bsb` or `nzAccount`: the rest comes by itself.'],
    avoid: ['Do not refuse a number because its bank is not known: the tables can be older than the bank.'],
  }),
  args: { schema },
} satisfies Meta<typeof FormStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first digits tell the bank; the whole number confirms it, or says that it is not known. Nothing moves meanwhile. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bsb = canvas.getByLabelText('BSB');
    const status = within(bsb.closest<HTMLElement>('[data-slot="field"]') ?? document.body).getByRole('status');
    const { top } = canvas.getByLabelText('Account name').getBoundingClientRect();
    await userEvent.type(bsb, '01');
    await expect(status.textContent).toBe('ANZ');
    await userEvent.type(bsb, '3006');
    await expect(status.textContent).toBe('Known bank: ANZ');
    await expect(status.querySelector('svg')).toBeVisible();
    await expect(canvas.getByLabelText('Account name').getBoundingClientRect().top).toBe(top);
    await userEvent.clear(bsb);
    await userEvent.type(bsb, '999999');
    await expect(status.textContent).toBe('The bank of this BSB is not known here.');
    await userEvent.clear(bsb);
    await userEvent.type(bsb, '1230');
    await userEvent.tab();
    await expect(bsb).toBeInvalid();
    await expect(status.textContent).toBe('Bank of Queensland');
  },
};

const withDirectory = structuredClone(schema);
Object.assign(withDirectory.properties.bsb?.['x-form'] ?? {}, { searchPath: 'bsb-branches' });
const directory: readonly Option[] = [
  { value: '062-000', label: 'Commonwealth Bank, Harbour Street' },
  {
    value: '082-002',
    label: 'National Australia Bank, Circular Quay',
    warning: 'The branch of BSB 082-002 is closed. Ask the payer for the new BSB.',
  },
];

/** Where the operator loaded the BSB directory, a whole BSB shows its branch, and a doubt about a closed one. */
export const WithDirectory: Story = {
  args: {
    schema: withDirectory,
    search: (_path, query) => Promise.resolve(directory.filter(({ value }) => value === query)),
  },
  play: async ({ canvas }) => {
    const bsb = canvas.getByLabelText('BSB');
    const status = within(bsb.closest<HTMLElement>('[data-slot="field"]') ?? document.body).getByRole('status');
    await userEvent.type(bsb, '062000');
    await waitFor(() => expect(status.textContent).toBe('Known bank: Commonwealth Bank, Harbour Street'));
    await userEvent.clear(bsb);
    await userEvent.type(bsb, '082002');
    await waitFor(() => expect(status.textContent).toContain('The branch of BSB 082-002 is closed.'));
    await userEvent.clear(bsb);
    await userEvent.type(bsb, '999999');
    await waitFor(() => expect(status.textContent).toBe('The bank of this BSB is not known here.'));
  },
};

export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Zoomed: Story = { ...Default, globals: { viewport: { value: 'zoomed' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
