import { AT, type Ready, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

const LINE = { templateName: 'OSKO', valueDate: '2026-11-20', amount: '12.00', narrative: 'OSKO TEST' };

/** A simulated account of business 101 with a line, which feeds business 102. */
const ready =
  (input: (ids: { accountId: number; lineId: number }) => { params: Record<string, number>; body?: object }): Ready =>
  async (owner) => {
    const accounts = await owner.query<{ id: string }>(
      `insert into app.bank_statement_account (community_id, business_id, alias_name, source, status, currency,
         masked_identifier, last_four, simulation_enabled, created_at, updated_at)
       values (10, 101, 'Simulated', 'SIMULATION', 'ACTIVE', 'AUD', '....1', '1', true, $1, $1) returning id`,
      [AT],
    );
    const accountId = Number(accounts.rows[0]?.id);
    const lines = await owner.query<{ id: string }>(
      `insert into app.simulation_line (community_id, business_id, bank_statement_account_id, template_name, value_date,
         amount, currency, expiry_date, created_at, updated_at)
       values (10, 101, $2, 'OSKO', '2026-11-20', 100, 'AUD', '2027-02-18', $1, $1) returning id`,
      [AT, accountId],
    );
    await owner.query(
      `insert into app.simulation_business (community_id, bank_statement_account_id, business_id, added_at)
       values (10, $2, 102, $1)`,
      [AT, accountId],
    );
    return input({ accountId, lineId: Number(lines.rows[0]?.id) });
  };

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'quickrec.createSimulationLine': ready(({ accountId }) => ({ params: { accountId }, body: LINE })),
    'quickrec.deleteSimulationLine': ready(({ accountId, lineId }) => ({ params: { accountId, lineId } })),
    'quickrec.updateSimulationConfiguration': ready(({ accountId }) => ({
      params: { accountId },
      body: { simulationEnabled: false },
    })),
    'quickrec.addSimulationBusiness': ready(({ accountId }) => ({ params: { accountId }, body: { businessId: 101 } })),
    'quickrec.removeSimulationBusiness': ready(({ accountId }) => ({ params: { accountId, businessId: 102 } })),
  },
};
