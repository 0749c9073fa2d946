import { conflict } from '../kernel/problem.ts';

export const noSecondFactor = () => conflict('There is no second factor.');
