import Fastify from 'fastify';

const PREFIX = '/scalar';

/**
 * Scalar's API reference as one script. The package offers it only through its Fastify plugin, whose page needs
 * inline scripts, so the plugin runs in an application of its own that only serves the script.
 */
export async function scalarBundle(): Promise<string> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(plugin, { routePrefix: PREFIX, configuration: { url: '/' } });
  const { statusCode, body } = await app.inject(`${PREFIX}/js/scalar.js`);
  await app.close();
  if (statusCode !== 200) throw new Error(`Scalar's script answered ${statusCode}`);
  return body.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
}
