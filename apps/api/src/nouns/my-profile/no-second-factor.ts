import { conflict } from '../../kernel/problem.ts';

export const noSecondFactor = () => conflict('No second factor is set up.');
