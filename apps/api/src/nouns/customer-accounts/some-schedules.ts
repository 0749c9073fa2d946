export const someSchedules = (count: number): string => `${count} schedule${count === 1 ? '' : 's'}`;
