import { baseHeaders } from '#server/base-headers.ts';
import { loadConfig } from '#server/config.ts';
import { REDIRECT_CACHE_CONTROL } from '#server/middleware/canonical-redirect.ts';
import { CARDS_PATH } from '#shared/drawing/media.ts';
import { type PageEntry, pages } from '#shared/pages.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';

/** The operator's settings, as environment variables; several values are separated by spaces. */
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
  /** Has `current` and `previous`, each a folder or link with the dist/ and public/ of a release. */
  SITE_DIR: '/srv/site',
  CACHE_DIR: '/var/cache/nginx-pages',
  TEMP_DIR: '/var/lib/nginx',
  PROCESS: '127.0.0.1:3000 127.0.0.1:3001',
} as const;

/**
 * Fills in the template; the rules are at its top. `env` has the settings above as NGINX_<setting>, and the site's own.
 * @throws Error that names a missing, invalid or unknown setting
 */
export function renderNginx(template: string, env: NodeJS.ProcessEnv): string {
  const config = loadConfig(env, '.');
  if (!env.PUBLIC_ORIGIN) throw new Error('PUBLIC_ORIGIN must be set: nginx serves its host');
  const known = Object.keys(nginxDefaults).map((name) => `NGINX_${name}`);
  const mistaken = Object.keys(env).find((name) => /^NGINX_/.test(name) && !known.includes(name));
  if (mistaken) throw new Error(`${mistaken} is not a setting; there are ${known.join(', ')}`);
  if (!config.publicOrigin.startsWith('https:')) {
    throw new Error(`PUBLIC_ORIGIN must begin with https:, got "${config.publicOrigin}"`);
  }
  const chosen = Object.entries(nginxDefaults).map(([name, fallback]) => {
    const values = (env[`NGINX_${name}`] ?? fallback).split(' ').filter(Boolean);
    if (values.length === 0) throw new Error(`NGINX_${name} must not be empty`);
    return [name, values] as const;
  });
  const { hostname } = new URL(config.publicOrigin);
  const downloads = whitepaperVersions.map(
    ({ path, fileName }) => `${path} 'attachment; filename="${fileName}"'`,
  );
  // One depends on the file.
  const resources = { 'cross-origin-resource-policy': '$file_resource_policy' };
  const headers = { ...baseHeaders(config), ...resources };
  const settings = new Map<string, readonly string[]>([
    ...chosen,
    ['ORIGIN', [config.publicOrigin]],
    ['SERVER_NAME', [hostname]],
    ['OTHER_NAME', [hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`]],
    ['REDIRECT_CACHE_CONTROL', [REDIRECT_CACHE_CONTROL]],
    ['QUERY_RULE', pages.filter(({ readsQuery }: PageEntry) => readsQuery).map(queryRule)],
    ['IS_LESS', [isLess]],
    ['WHITEPAPER_DISPOSITION', downloads],
    ['CARDS_PATH', [CARDS_PATH]],
    ['BASE_HEADER', Object.entries(headers).map(([name, value]) => `${name} "${value}"`)],
  ]);
  return template.split('\n').flatMap(fillIn).join('\n');

  function fillIn(line: string): string[] {
    const [placeholder, name = ''] = /\$\{([A-Z\d_]+)\}/.exec(line) ?? [];
    if (placeholder === undefined) return [line];
    const values = settings.get(name);
    if (!values) throw new Error(`nginx.conf names ${placeholder}, which is not a setting`);
    return values.flatMap((value) => fillIn(line.replaceAll(placeholder, () => value)));
  }
}

/** The part of the query in `<path>?<query>` that a page reads; names are compared without decoding. */
function queryRule({ path, readsQuery = [] }: PageEntry): string {
  const found = readsQuery.map((name) => `(?=(?:[^&]*&)*?${name}=(?<query_${name}>[^&]*)|)`);
  const written = readsQuery.map((name) => `${name}=$query_${name}`);
  return `"~^${path}\\?${found.join('')}" "${written.join('&')}"`;
}

/** Pattern for two weights, such as "0.5 1", of which the first is less. */
const isLess = `^([\\d.]*)(?:${[...'012345678']
  .map((digit) => `${digit}[\\d.]* \\1[${Number(digit) + 1}-9]`)
  .join('|')}| \\1\\.?\\d*[1-9])`;
