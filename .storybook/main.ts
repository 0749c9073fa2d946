import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss({ optimize: false })],
    // Older targets would rewrite light-dark(), which then knows only the theme of the whole page.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Tests scan again each time: a dependency found only while they run would reload the page in the middle of one.
      force: process.env['VITEST'] !== undefined,
      // Only the preview imports these, so Vite's scan of the stories does not see them.
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
