import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss({ optimize: false }), { name: `imports-${importsDigest()}` }],
    // Older targets would rewrite light-dark(), which then knows only the theme of the whole page.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    optimizeDeps: {
      ...vite.optimizeDeps,
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

/**
 * Names the stories and what components import. Vite keeps its optimised dependencies until a plugin's name changes; one found
 * only while tests run would reload the page in the middle of a test.
 */
function importsDigest(): string {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', 'packages/db/**'] });
  const names = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<= from ')[@a-z][^']*/g) ?? []);
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const all = [...new Set([...names, ...stories])].toSorted();
  return createHash('sha256').update(all.join()).digest('hex').slice(0, 8);
}
