import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noStyleElements } from './assembly/no-style-elements.ts';

const source = (file: string) => path.join(import.meta.dirname, 'src', file);

/**
 * The base path is known only when the server runs: pages name their assets by a placeholder that it fills in,
 * scripts and styles name theirs relative to themselves.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss({ optimize: false }), noStyleElements()],
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        portal: path.join(import.meta.dirname, 'index.html'),
        'sign-in': path.join(import.meta.dirname, 'sign-in.html'),
      },
    },
  },
});
