import type { Client } from 'pg';
import { areas } from '../domain/domain-tables.ts';
import { drawEntities } from './draw-entities.ts';
import { readEntities } from './read-entities.ts';

/** The pictures of docs/domain.md, drawn from the catalogue of a migrated database: file name to SVG. */
export async function drawDomain(owner: Client): Promise<Map<string, string>> {
  const entities = await readEntities(owner);
  const pictures = new Map<string, string>();
  for (const area of areas) {
    pictures.set(`domain-${area.name}.svg`, await drawEntities(area, area.tables, entities));
  }
  return pictures;
}
