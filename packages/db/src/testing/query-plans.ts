import type { Client } from 'pg';
import { scopeStatement, scopeValues, type Scope } from '../connect/scope.ts';
import type { Statement } from '../connect/statement.ts';

/** A node of a plan, as EXPLAIN answers it in JSON. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

/**
 * Runs the statement in the scope under EXPLAIN ANALYZE, once planned for its values and once as the plan that is kept
 * for any values. Returns the nodes of both and the blocks that the dearer one touched.
 */
export async function plansOf(
  client: Client,
  scope: Scope,
  statement: Pick<Statement, 'text' | 'values'>,
): Promise<{ nodes: Plan[]; blocks: number }> {
  const nodes: Plan[] = [];
  let blocks = 0;
  const settings = scopeValues(scope);
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await client.query('begin');
    if (settings) await client.query(scopeStatement, settings);
    await client.query(`set local plan_cache_mode = ${mode}`);
    const text = `explain (analyze, buffers, format json) ${statement.text}`;
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(text, statement.values);
    await client.query('commit');
    const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!root) throw new Error('No plan');
    blocks = Math.max(blocks, (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0));
    const collect = (plan: Plan) => {
      nodes.push(plan);
      plan.Plans?.forEach(collect);
    };
    collect(root);
  }
  return { nodes, blocks };
}
