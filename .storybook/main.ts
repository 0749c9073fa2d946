import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Only the preview imports these; found late, they would reload the page in the middle of a test.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@storybook/addon-a11y/preview',
        '@storybook/addon-docs/blocks',
        'storybook/theming/create',
      ],
    },
  }),
};
export default config;
