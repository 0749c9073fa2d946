import path from 'node:path';
import { reportFailure } from '@quickportal/db/terminal/report-failure';
import { isRoot, ROOT_WARNING, runAs } from './server/run-as.ts';
import { start } from './server/start.ts';
import { readConfiguration } from './kernel/configuration.ts';

try {
  const configuration = readConfiguration(process.env, process.argv);
  runAs(configuration);
  const portalFolder = path.resolve(import.meta.dirname, '../../portal/dist');
  const running = await start(configuration, { portalFolder });
  for (const line of running.banner) process.stdout.write(`${line}\n`);
  if (isRoot()) process.stdout.write(`\n${ROOT_WARNING}\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  reportFailure('QuickPortal cannot start', error);
  process.exit(1);
}
