import { isFinal, stateNames, type ActorKind, type StateMachine } from './state-machine.ts';

const actorTitles: Record<ActorKind, string> = {
  facility: 'facility',
  staff: 'staff',
  apiKey: 'API key',
  payer: 'payer',
  gateway: 'gateway',
  job: 'job',
  requester: 'requester',
  approver: 'approver',
  self: 'the user',
};

const code = (name: string): string => `\`${name}\``;

/** The machines as a section of Markdown each: its states, then a table of its transitions. */
export function statesAsMarkdown(machines: readonly StateMachine[]): string {
  return machines.map(section).join('\n\n');
}

function section(machine: StateMachine): string {
  const names = stateNames(machine);
  const states = names.map((name) => {
    const marks = [
      machine.initial.includes(name) ? 'start' : '',
      isFinal(machine, name) ? 'final' : '',
      machine.states[name]?.derived ? 'from a date, never stored' : '',
    ].filter(Boolean);
    return `${code(name)} ${machine.states[name]?.title}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  });
  const rows = merged(machine).map(
    ({ from, event, to, by, when }) =>
      `| ${from.map(code).join(', ')} | ${event} | ${code(to)} | ${by.map((actor) => actorTitles[actor]).join(', ')} | ${when ?? ''} |`,
  );
  return [
    `## ${machine.title}`,
    '',
    states.join(' · '),
    '',
    '| From | Event | To | By | When |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

interface Row {
  from: string[];
  event: string;
  to: string;
  by: readonly ActorKind[];
  when?: string;
}

/** Transitions that differ only in where they start, as one row. */
function merged(machine: StateMachine): Row[] {
  const rows: Row[] = [];
  for (const way of machine.transitions) {
    const same = rows.find(
      (row) =>
        row.event === way.event && row.to === way.to && row.when === way.when && String(row.by) === String(way.by),
    );
    if (same) same.from.push(way.from);
    else rows.push({ ...way, from: [way.from] });
  }
  return rows;
}
