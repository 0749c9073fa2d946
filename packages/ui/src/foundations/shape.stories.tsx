import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component:
          'A grid of 4 px. Panels have a padding of 20 (16 on phones and in side columns) and stand 16 apart. Only what floats has a shadow; panels have a line. Controls are 28, 36 and 44 high, 40 on phones.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];

export const Space: Story = {
  render: () => (
    <dl className="grid gap-2">
      {spaces.map((space) => (
        <div key={space} className="flex items-center gap-4">
          <dt className="w-24 text-13 text-ink-2">
            <span className="font-mono text-ink">{space}</span>, {Number(space) * 4} px
          </dt>
          <dd className="h-3 rounded-1 bg-chart-1" style={{ width: `var(--s-${space})` }} />
        </div>
      ))}
    </dl>
  ),
};

export const Radius: Story = {
  render: () => (
    <dl className="flex flex-wrap gap-6">
      {[
        ['rounded-1', '4, chips in cells'],
        ['rounded-sm', '5, small controls'],
        ['rounded-2', '6, controls'],
        ['rounded-3', '10, panels'],
        ['rounded-4', '14, dialogs'],
        ['rounded-full', 'counts, switches'],
      ].map(([radius, use]) => (
        <div key={radius} className="grid justify-items-center gap-2">
          <dd className={`size-16 border border-line-control bg-surface ${radius}`} />
          <dt className="text-center text-13">
            <span className="font-mono">{radius}</span>
            <span className="block text-ink-2">{use}</span>
          </dt>
        </div>
      ))}
    </dl>
  ),
};

export const Shadow: Story = {
  render: () => (
    <dl className="flex flex-wrap gap-8 p-4">
      {[
        ['shadow-1', 'The chosen part of a switch'],
        ['shadow-2', 'Menus, toasts'],
        ['shadow-3', 'Dialogs'],
      ].map(([shadow, use]) => (
        <div key={shadow} className="grid gap-3">
          <dd className={`h-20 w-40 rounded-3 border border-line bg-surface-raised ${shadow}`} />
          <dt className="text-13">
            <span className="font-mono">{shadow}</span>
            <span className="block text-ink-2">{use}</span>
          </dt>
        </div>
      ))}
    </dl>
  ),
};

export const Sizes: Story = {
  render: () => (
    <dl className="grid gap-3">
      {[
        ['h-control-sm', 'Small controls, 28'],
        ['h-control', 'Controls, 36; 40 on phones'],
        ['h-control-lg', 'Large controls, 44'],
        ['h-row', 'Rows of tables, 44; 34 when compact'],
        ['h-bar', 'Top bar, 56'],
      ].map(([size, use]) => (
        <div key={size} className="flex items-center gap-4">
          <dd className={`w-24 rounded-2 border border-line-control bg-surface ${size}`} />
          <dt className="text-13">
            <span className="font-mono">{size}</span>
            <span className="block text-ink-2">{use}</span>
          </dt>
        </div>
      ))}
    </dl>
  ),
};
