import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callRights } from './assembly/call-rights.ts';
import { noStyleElements } from './assembly/no-style-elements.ts';
import { sortedPreloads } from './assembly/sorted-preloads.ts';
import { withoutPageLists } from './assembly/without-page-lists.ts';

const source = (file: string) => path.join(import.meta.dirname, 'src', file);

/** The portal's own part of the first load: the entries stay files of their own, and the sign-in pages load nothing of it. */
const isOfPortal = (module: string): boolean => !/features\/sign-in\/|src\/main\.tsx|\.html|styles\/|^\0/.test(module);

/**
 * The base path is known only when the server runs: pages name their assets by a placeholder that it fills in,
 * scripts and styles name theirs relative to themselves.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [callRights(), react(), tailwindcss({ optimize: false }), noStyleElements(), sortedPreloads()],
  resolve: {
    alias: {
      // Our content security policy forbids style elements; see the file
      'react-style-singleton': source('styles/style-singleton.ts'),
    },
  },
  experimental: {
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `%BASE_PATH%/${filename}` : { relative: true }),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Older targets would rewrite light-dark(), and a part of a page could no longer have a theme of its own
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: '.manifest.json',
    modulePreload: { polyfill: false, resolveDependencies: withoutPageLists },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        portal: path.join(import.meta.dirname, 'index.html'),
        'sign-in': path.join(import.meta.dirname, 'sign-in.html'),
      },
      // All that every page needs in one file: forty small ones compress worse than one
      ...(!isSsrBuild && {
        // The first load names every file: eight hexadecimal digits are enough to tell two versions apart
        output: {
          hashCharacters: 'hex',
          codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: isOfPortal }] },
        },
      }),
    },
  },
}));
