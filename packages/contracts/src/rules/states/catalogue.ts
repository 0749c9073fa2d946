import { machinesOfFiles } from './catalogue.gen.ts';
import type { StateMachine } from '../state-machines/state-machine.ts';

const machines: readonly StateMachine[] = machinesOfFiles;

/** Every machine, by its title. */
export const stateMachines = machines.toSorted((machine, other) => (machine.title < other.title ? -1 : 1));
