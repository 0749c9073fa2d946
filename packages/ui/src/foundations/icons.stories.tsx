import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, CircleAlert, Clock, Pencil, Search, Star, TriangleAlert, X } from 'lucide-react';
import { expect } from 'storybook/test';

const icons = { Ban, Check, CircleAlert, Clock, Pencil, Search, Star, TriangleAlert, X };

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          "Icons of lucide, imported one by one: `import { Pencil } from 'lucide-react'`. Wherever nothing else is said an icon is 16 px with a stroke of 1.75 and takes the colour of the words around it. An icon helps a word, it never replaces one, except on an IconButton, which has a name.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Set: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid w-24 justify-items-center gap-2 text-12 text-ink-2">
          <Icon className="text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).width).toBe('16px');
    await expect(icon && getComputedStyle(icon).strokeWidth).toBe('1.75px');
  },
};

export const OtherSizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Pencil className="size-3 stroke-[2.25]" />
      <Pencil />
      <Pencil className="size-5" />
      <Pencil size={28} strokeWidth={1.5} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).width);
    await expect(widths).toEqual(['12px', '16px', '20px', '28px']);
  },
};
