import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Area } from '../domain/domain-tables.ts';
import type { Entity } from './read-entities.ts';

const line = 20;
const head = 34;
const charWidth = 7.4;
/** Too much leads to these to draw a line for each: a mark on the box says it instead. */
const marked = new Set(['community', 'business', 'vault_entry']);

const style = `
    .page { fill: #f6f5f1; } .box { fill: #ffffff; stroke: #8b887f; } .far { fill: #f3f1ec; stroke: #b9b5aa; stroke-dasharray: 4 3; }
    .name { font-weight: 600; fill: #1a2021; } .column { fill: #4c5453; font-size: 12px; } .rule { stroke: #d8d4ca; }
    .line { stroke: #0b6472; stroke-width: 1.4; fill: none; } .optional { stroke-dasharray: 5 4; }
    .mark { fill: #e3f0f1; } .marktext { fill: #0b6472; font-size: 10.5px; font-weight: 600; }
    @media (prefers-color-scheme: dark) {
      .page { fill: #14191a; } .box { fill: #1e2526; stroke: #6d7a7a; } .far { fill: #191f20; stroke: #4a5556; }
      .name { fill: #f0f3f2; } .column { fill: #b5c0bf; } .rule { stroke: #38433f; } .line { stroke: #6cc3d0; }
      .mark { fill: #12393f; } .marktext { fill: #8fd6e0; }
    }`;

interface Box {
  entity: Entity;
  far: boolean;
  width: number;
  height: number;
}

/** The picture of an area as SVG: its tables, and pale boxes for those of other areas that they lead to. */
export async function drawEntities(
  area: Area,
  tables: readonly string[],
  entities: readonly Entity[],
): Promise<string> {
  const near = entities.filter((entity) => tables.includes(entity.table));
  const nearNames = new Set(near.map((entity) => entity.table));
  const isDrawn = (to: string) => nearNames.has(to) || !marked.has(to);
  const farNames = new Set(
    near.flatMap((entity) => entity.links.map((link) => link.to)).filter((to) => !nearNames.has(to) && isDrawn(to)),
  );
  const boxes = [
    ...near.map((entity) => boxOf(entity, false)),
    ...entities.filter((entity) => farNames.has(entity.table)).map((entity) => boxOf(entity, true)),
  ];
  const layout = await new ELK().layout(graphOf(boxes, isDrawn));
  return svgOf(area, layout, boxes);
}

function boxOf(entity: Entity, far: boolean): Box {
  const lines = far ? [] : entity.columns;
  const marks = far ? 0 : marksOf(entity).reduce((sum, mark) => sum + mark.length * 6.4 + 18, 0);
  const longest = Math.max(
    entity.table.length * 8.8 + marks + 10,
    ...lines.map((column) => labelOf(column).length * charWidth),
  );
  return {
    entity,
    far,
    width: Math.ceil(longest) + 24,
    height: head + (lines.length > 0 ? lines.length * line + 8 : 0),
  };
}

const labelOf = (column: Entity['columns'][number]) => (column.values ? `${column.name} …` : column.name);

function marksOf({ table, belongsTo }: Entity): string[] {
  return [...(belongsTo.business && table !== 'business' ? ['business'] : []), ...(belongsTo.vault ? ['vault'] : [])];
}

function graphOf(boxes: readonly Box[], isDrawn: (to: string) => boolean): ElkNode {
  const edges: ElkExtendedEdge[] = boxes
    .filter((box) => !box.far)
    .flatMap(({ entity }) =>
      entity.links
        // what leads to the business by way of a parent's key is said by its mark
        .filter(
          (link) =>
            isDrawn(link.to) &&
            !(
              link.to === 'business' &&
              link.column === 'business_id' &&
              entity.links.some(({ column, to }) => column !== 'business_id' && isDrawn(to))
            ),
        )
        .map((link) => ({
          id: `${entity.table}.${link.column}.${link.to}`,
          sources: [link.to],
          targets: [entity.table],
        })),
    );
  return {
    id: 'page',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.aspectRatio': '1.5',
      'elk.spacing.nodeNode': '26',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '12',
      'elk.spacing.componentComponent': '34',
      'elk.layered.spacing.nodeNodeBetweenLayers': '56',
      'elk.layered.spacing.edgeNodeBetweenLayers': '22',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.padding': '[top=64,left=28,bottom=28,right=28]',
    },
    children: boxes.map((box) => ({ id: box.entity.table, width: box.width, height: box.height })),
    edges,
  };
}

function svgOf(area: Area, layout: ElkNode, boxes: readonly Box[]): string {
  const width = Math.ceil(Math.max(layout.width ?? 0, area.title.length * 11 + 56));
  const height = Math.ceil(layout.height ?? 0);
  const edges = (layout.edges ?? []).map((edge) => lineOf(edge, boxes)).join('\n');
  const drawn = (layout.children ?? []).map((node) => {
    const box = boxes.find(({ entity }) => entity.table === node.id);
    return box ? rectangleOf(box, node.x ?? 0, node.y ?? 0) : '';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14" role="img" aria-label="${area.title}">
  <style>${style}
  </style>
  <defs>
    <marker id="many" viewBox="0 0 12 12" refX="11" refY="6" markerWidth="12" markerHeight="12" orient="auto-start-reverse"><path class="line" d="M1 6 11 1M1 6 11 11M1 6 11 6" /></marker>
    <marker id="one" viewBox="0 0 12 12" refX="11" refY="6" markerWidth="12" markerHeight="12" orient="auto-start-reverse"><path class="line" d="M6 1 6 11" /></marker>
  </defs>
  <rect class="page" width="${width}" height="${height}" />
  <text class="name" x="28" y="38" font-size="18">${area.title}</text>
${edges}
${drawn.join('\n')}
</svg>
`;
}

function lineOf(edge: ElkExtendedEdge, boxes: readonly Box[]): string {
  const [table = '', column = '', to = ''] = edge.id.split('.');
  const link = boxes
    .find((box) => box.entity.table === table)
    ?.entity.links.find((candidate) => candidate.column === column && candidate.to === to);
  return (edge.sections ?? [])
    .map((section) => {
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
      const end = link?.single ? 'one' : 'many';
      return `  <path class="line${link?.optional ? ' optional' : ''}" d="${path}" marker-start="url(#one)" marker-end="url(#${end})"><title>${table}.${column} leads to ${to}</title></path>`;
    })
    .join('\n');
}

function rectangleOf(box: Box, x: number, y: number): string {
  const { entity, far, width, height } = box;
  const at = (dx: number, dy: number) => `x="${round(x + dx)}" y="${round(y + dy)}"`;
  const parts = [
    `<rect class="${far ? 'far' : 'box'}" ${at(0, 0)} width="${width}" height="${height}" rx="7" />`,
    `<text class="name" ${at(12, 22)}>${entity.table}</text>`,
  ];
  if (!far) {
    let right = width - 10;
    for (const mark of marksOf(entity).toReversed()) {
      const wide = mark.length * 6.4 + 12;
      right -= wide;
      parts.push(
        `<rect class="mark" ${at(right, 9)} width="${wide}" height="16" rx="8" />`,
        `<text class="marktext" ${at(right + wide / 2, 20.5)} text-anchor="middle">${mark}</text>`,
      );
      right -= 6;
    }
    if (entity.columns.length > 0) parts.push(`<path class="rule" d="M${round(x)} ${round(y + head)}h${width}" />`);
    entity.columns.forEach((column, index) => {
      parts.push(`<text class="column" ${at(12, head + 16 + index * line)}>${labelOf(column)}</text>`);
    });
  }
  return `  <g>${parts.join('')}</g>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
