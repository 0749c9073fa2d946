import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFileLock } from '@quickportal/db/launch/file-lock';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../../..');
const images = path.join(root, 'node_modules/.cache/built-programs');
const require = createRequire(import.meta.url);
/** They find files of their own beside them. */
const apart = ['@node-rs/argon2', 'pino'];
/** What tests start as processes of their own. */
const programs = [
  'apps/api/src/main.ts',
  'apps/api/src/engines/*/*.cli.ts',
  'packages/db/src/backup/*.cli.ts',
  'apps/api/src/**/*-{worker,dispatcher}.fixture.ts',
];
const sources = ['{apps/api,packages/*}/src/**/*.ts', 'pnpm-lock.yaml'];
const PATIENCE_MS = 180_000;

/**
 * The file to start for a program, such as `apps/api/src/main.ts`: the same code in few files, which starts in a third
 * of the processor time that 1,800 modules take. The first test that asks builds it, once for the sources as they are.
 */
export async function builtProgram(source: string): Promise<string> {
  const image = path.join(images, fingerprint());
  if (!existsSync(image)) {
    mkdirSync(images, { recursive: true });
    await withFileLock(path.join(images, 'lock'), PATIENCE_MS, async () => {
      if (!existsSync(image)) await buildPrograms(image);
    });
  }
  return path.join(image, source.replace(/\.ts$/, '.js'));
}

/** Names the sources by their sizes and times: reading them all would take longer than what it saves. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

async function buildPrograms(image: string): Promise<void> {
  for (const old of globSync('*/', { cwd: images })) rmSync(path.join(images, old), { recursive: true });
  const inputs = globSync(programs, { cwd: root }).map((file) => [file.replace(/\.ts$/, ''), path.join(root, file)]);
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [places],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: `${image}.new`,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: Object.fromEntries(inputs) as Record<string, string> },
    },
  });
  renameSync(`${image}.new`, image);
}

/** Modules see the places where their sources are. */
const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  resolveId: (id) => (apart.includes(id) ? { id: require.resolve(id), external: 'absolute' } : null),
  transform: {
    filter: { code: /import\.meta\.(dirname|url)/, id: /\.ts$/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};
