import type { Client } from 'pg';
import { areas, tablesOf } from './domain-areas.ts';
import { drawEntities } from './draw-entities.ts';
import { readEntities } from './read-entities.ts';

/** The pictures of docs/domain.md, drawn from the catalogue of a migrated database: file name to SVG. */
export async function drawDomain(owner: Client): Promise<Map<string, string>> {
  const entities = await readEntities(owner);
  const names = entities.map((entity) => entity.table);
  const pictures = new Map<string, string>();
  for (const area of areas) {
    pictures.set(`domain-${area.name}.svg`, await drawEntities(area, tablesOf(area, names), entities));
  }
  return pictures;
}
