import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import { loadConfig } from '../../server/config';
import { firebaseOrigins } from '../../server/firebase-origins';
import { noIndexHeader } from '../../server/middleware/no-index';
import { permissionsPolicy } from '../../server/middleware/permissions-policy';
import { securityHeaders } from '../../server/middleware/security-headers';
import { whitepaperVersions } from '../../shared/content/whitepaper-versions';
import { CARDS_PATH } from '../../shared/media';
import { type PageEntry, pages } from '../../shared/pages';

/** What an operator chooses, as variables of the environment; several values are set apart by spaces. */
const nginxDefaults = {
  USER: 'www-data',
  PID_FILE: '/run/nginx.pid',
  ERROR_LOG: '/var/log/nginx/error.log',
  ACCESS_LOG: '/var/log/nginx/access.log',
  ADDRESS: '0.0.0.0 [::]',
  HTTP_PORT: '80',
  HTTPS_PORT: '443',
  CERTIFICATE: '/etc/nginx/site.crt',
  CERTIFICATE_KEY: '/etc/nginx/site.key',
  CHALLENGE_DIR: '/var/www/challenges',
  /** Holds `current` and `previous`, each a folder or link with the dist/ and public/ of a release. */
  SITE_DIR: '/srv/site',
  CACHE_DIR: '/var/cache/nginx-pages',
  TEMP_DIR: '/var/lib/nginx',
  PROCESS: '127.0.0.1:3000 127.0.0.1:3001',
} as const;

/**
 * Fills in the template; see its head for the rule.
 * @param env NGINX_<setting> for a setting above, and the site's own settings
 */
export function renderNginx(template: string, env: NodeJS.ProcessEnv): string {
  const config = loadConfig(env, '.');
  if (!config.publicOrigin.startsWith('https:')) {
    throw new Error(`PUBLIC_ORIGIN must begin with https:, got "${config.publicOrigin}"`);
  }
  const chosen = Object.entries(nginxDefaults).map(([name, fallback]) => {
    const value = env[`NGINX_${name}`] ?? fallback;
    return [name, value.split(' ').filter(Boolean)] as const;
  });
  const settings = new Map<string, readonly string[]>([
    ...chosen,
    ['ORIGIN', [config.publicOrigin]],
    ['SERVER_NAME', [new URL(config.publicOrigin).hostname]],
    ['QUERY_PAGE', pages.filter(({ readsQuery }: PageEntry) => readsQuery).map(({ path }) => path)],
    [
      'WHITEPAPER_DISPOSITION',
      whitepaperVersions.map(
        ({ path, fileName }) => `${path} 'attachment; filename="${fileName}"'`,
      ),
    ],
    ['CARDS_PATH', [CARDS_PATH]],
    ['SECURITY_HEADER', securityHeaderPairs(config)],
    ['NO_INDEX_HEADER', config.isIndexed ? [] : [`${noIndexHeader.name} ${noIndexHeader.value}`]],
  ]);
  return template.split('\n').flatMap(fillIn).join('\n');

  function fillIn(line: string): string[] {
    const [placeholder, name = ''] = /\$\{([A-Z\d_]+)\}/.exec(line) ?? [];
    if (placeholder === undefined) return [line];
    const values = settings.get(name);
    if (!values) throw new Error(`nginx.conf names ${placeholder}, which is no setting`);
    return values.flatMap((value) => fillIn(line.replaceAll(placeholder, () => value)));
  }
}

/** The headers that the site's processes send with everything, as nginx writes name and value. */
function securityHeaderPairs({ publicOrigin, firebase }: ReturnType<typeof loadConfig>): string[] {
  const app = express().disable('x-powered-by');
  const isHttps = publicOrigin.startsWith('https:');
  app.use(securityHeaders({ isHttps, connectSources: firebaseOrigins(firebase) }));
  app.use(permissionsPolicy());
  // Nothing is sent: only what has been set is looked at.
  app.use(() => {});
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
  const res = new ServerResponse(req);
  app(req as express.Request, res as express.Response);
  // It depends on the file.
  res.setHeader('Cross-Origin-Resource-Policy', '$file_resource_policy');
  return Object.entries(res.getHeaders()).map(([name, value]) => `${name} "${value}"`);
}
