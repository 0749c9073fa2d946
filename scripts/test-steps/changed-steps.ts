import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { importGraph, sourceFiles } from '../import-graph.ts';
import { affectedFiles } from './affected-files.ts';
import type { Step } from './steps.ts';

/** Paths that differ from where this branch left `base`, committed or not, and new files. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const differing = git('diff', '--name-only', git('merge-base', base, 'HEAD'));
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${differing}\n${untracked}`.split('\n').filter(Boolean);
}

/** The steps to run for a change. A step that works on files gets those that it concerns, and is left out without any. */
export function changedSteps(root: string, steps: readonly Step[], changed: readonly string[]): Step[] {
  const affected = affectedFiles(importGraph(root, sourceFiles(root)), changed);
  return steps.flatMap((step) => {
    if (step.onChange === undefined || step.onChange === 'as always') return step.onChange ? [step] : [];
    const { of, files } = step.onChange;
    const candidates = of === 'changed' ? changed : affected;
    if (candidates === null) return [step];
    const chosen = [...candidates].filter((file) => files.test(file) && existsSync(path.join(root, file)));
    return chosen.length === 0 ? [] : [{ ...step, command: [...step.command, ...chosen] }];
  });
}
