import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { firstLine, type Failure, type StepReport } from './step-report.ts';

/** Writes a StepReport of a vitest run to the file that `STEP_REPORT` names; failures that no test has included. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: Report = { passed: 0, failed: 0, failures: [], files: [] };
    for (const module of modules) addModule(report, module);
    for (const error of unhandled)
      report.failures.push({
        place: 'outside of any test',
        title: error.name ?? 'Error',
        why: firstLine(error.message),
      });
    if (process.env.STEP_REPORT) writeFileSync(process.env.STEP_REPORT, JSON.stringify(report));
  }
}

type Report = Required<StepReport>;

function addModule(report: Report, module: TestModule): void {
  const { duration, setupDuration, collectDuration } = module.diagnostic();
  report.files.push({ name: module.relativeModuleId, seconds: (duration + setupDuration + collectDuration) / 1000 });
  const place = `${module.project.name} ${module.relativeModuleId}`;
  const failure = (title: string, errors: readonly { message: string }[]): Failure => ({
    place,
    title,
    why: firstLine(errors[0]?.message ?? ''),
  });
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === 'passed') report.passed += 1;
    if (result.state !== 'failed') continue;
    report.failed += 1;
    report.failures.push(failure(test.fullName, result.errors));
  }
  // A file that can't be read, a hook before or after all
  if (module.errors().length > 0) report.failures.push(failure('the file', module.errors()));
  for (const suite of module.children.allSuites())
    if (suite.errors().length > 0) report.failures.push(failure(suite.fullName, suite.errors()));
}
