/** What simulated lines are made of: title, BAI code, and an amount of the kind. */
export const simulationTemplates = {
  DIRECT_CREDIT: { title: 'Direct credit', tranCode: '142', example: '184.50' },
  OSKO: { title: 'Osko payment', tranCode: '195', example: '79.00' },
  BPAY: { title: 'BPAY receipt', tranCode: '169', example: '120.00' },
  DIRECT_DEBIT_RETURN: { title: 'Direct debit return', tranCode: '555', example: '-45.00' },
  FEE: { title: 'Bank fee', tranCode: '698', example: '-12.00' },
  CUSTOM: { title: 'Custom line', tranCode: null, example: '550.00' },
} as const;

export type SimulationTemplate = keyof typeof simulationTemplates;

export const simulationTemplateNames = Object.keys(simulationTemplates) as [
  SimulationTemplate,
  ...SimulationTemplate[],
];

/** Days after which a line is archived, from when it was made or posted, whichever is later (3K050). */
export const SIMULATION_LINE_DAYS = 90;

/** A longer narrative is shown folded. */
export const BIG_NARRATIVE = 40;
