import path from 'node:path';
import { start } from './server/start.ts';
import { ConfigurationError, readConfiguration } from './server/configuration.ts';

try {
  const configuration = readConfiguration(process.env, process.argv);
  const portalFolder = path.resolve(import.meta.dirname, '../../portal/dist');
  const running = await start(configuration, { portalFolder });
  for (const line of running.banner) process.stdout.write(`${line}\n`);
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
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`QuickPortal cannot start: ${error.message}\n`);
  process.exit(2);
}
