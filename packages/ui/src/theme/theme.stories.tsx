import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { guide, Stack } from '../story-kit/story-kit.tsx';
import { type Density, getTheme, setDensity, setTheme, type Theme, themeScript, useTheme } from './theme.tsx';

function Appearance() {
  const { theme, density } = useTheme();
  return (
    <Stack>
      <Field label="Theme" help="Kept in this browser">
        <RadioGroup
          value={theme}
          onValueChange={(value) => setTheme(value as Theme)}
          options={[
            { value: 'system', label: 'As the system' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Field>
      <Field label="Rows">
        <RadioGroup
          value={density}
          onValueChange={(value) => setDensity(value as Density)}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
        />
      </Field>
    </Stack>
  );
}

const root = document.documentElement;
const forget = () => {
  localStorage.removeItem('qp-theme');
  localStorage.removeItem('qp-density');
};

const meta = {
  title: 'Components/Theme',
  component: Appearance,
  beforeEach: () => {
    forget();
    const shown = root.dataset['theme'];
    return () => {
      forget();
      if (shown) root.dataset['theme'] = shown;
      delete root.dataset['density'];
    };
  },
  parameters: guide({
    what: 'Theme and row height: chosen by the person, kept in the browser, shown before the first paint. `themeScript` goes into the head of every page as an inline script, and the server allows it by its hash; without a choice the style sheet follows the system on its own.',
    use: ['`useTheme()` where the choice is shown; `setTheme`, `setDensity` where it is made.'],
    avoid: ['Do not ask for the theme in components: colours are tokens and know it.'],
  }),
} satisfies Meta<typeof Appearance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('qp-theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'As the system' }));
    await expect(root).not.toHaveAttribute('data-theme');
    await expect(localStorage.getItem('qp-theme')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(root).toHaveAttribute('data-density', 'compact');
  },
};

export const BeforeTheFirstPaint: Story = {
  play: async () => {
    localStorage.setItem('qp-theme', 'dark');
    localStorage.setItem('qp-density', 'compact');
    delete root.dataset['theme'];
    const script = document.createElement('script');
    script.textContent = themeScript;
    document.head.append(script);
    script.remove();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-density', 'compact');
    localStorage.setItem('qp-theme', 'nonsense');
    await expect(getTheme()).toBe('system');
  },
};

export const ExampleSettings: Story = {};
