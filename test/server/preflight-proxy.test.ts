import { listGroups } from '#scripts/preflight/groups.ts';
import { openSite } from '#scripts/preflight/site.ts';
import { behindNginx } from '#test/helpers/behind-nginx.ts';
import { tell } from '#test/helpers/preflight.ts';

behindNginx((parts) => {
  test('nothing is wrong with the site as it is deployed, but its placeholders and its certificate', async () => {
    const running = await openSite(parts.site.origin);
    const groups = listGroups({ built: null, isExternal: false });
    const judged = groups.filter(({ name }) => name !== 'Placeholders' && name !== 'Certificate');
    const findings = [];
    for (const { check } of judged) findings.push(...(await check(running)));
    const errors = findings.filter(({ level, what }) => {
      // The processes have only just started, and nginx may have kept what was compressed in haste.
      return level === 'error' && !what.includes(' KB instead of at most ');
    });
    expect(errors.map(tell)).toEqual([]);
  });
});
