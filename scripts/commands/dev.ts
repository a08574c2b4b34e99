import { createServer } from 'node:http';
import { bundle } from '#scripts/bundle/bundle.ts';
import { outDir, root } from '#scripts/bundle/project.ts';

/** Builds and serves once. In package.json, tsx starts it again after each change. */
try {
  await bundle({ root, outDir, isDevelopment: true });
  // After the build, and from its sources, so that an error is shown with its lines.
  const { createApp } = await import('#server/app.ts');
  const { loadConfig } = await import('#server/settings/config.ts');
  const { listen } = await import('#server/http/listen.ts');
  const config = loadConfig(process.env, root);
  for (const warning of config.warnings) console.warn(warning);
  // Errors alone, because open pages ask twice a second.
  const app = await createApp(config, { log: ({ error }) => error && console.error(error) });
  console.log(`Listening on ${await listen(createServer(app), { name: 'PORT', ...config })}`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
