import path from 'node:path';
import { reportFailure } from '@quickportal/db/terminal/report-failure';
import { isRoot, ROOT_WARNING, runAs } from './server/run-as.ts';
import { start } from './server/start.ts';
import { readConfiguration } from './kernel/configuration.ts';

try {
  const configuration = readConfiguration(process.env, process.argv);
  runAs(configuration);
  const portalFolder = path.resolve(import.meta.dirname, '../../portal/dist');
  const lost = Promise.withResolvers<Error>();
  const running = await start(configuration, { portalFolder, onLost: lost.resolve });
  for (const line of running.banner) process.stdout.write(`${line}\n`);
  if (isRoot()) process.stdout.write(`\n${ROOT_WARNING}\n`);
  let stopping = false;
  const stop = (exitCode: 0 | 1) => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
  void lost.promise.then((error) => {
    reportFailure('QuickPortal cannot go on', error);
    stop(1);
  });
} catch (error) {
  reportFailure('QuickPortal cannot start', error);
  process.exit(1);
}
