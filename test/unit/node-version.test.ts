import { requireNode } from '#server/settings/node-version.ts';

test.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v24.1.0'])('%s is new enough', (version) => {
  expect(() => requireNode(version, '>=20.19')).not.toThrow();
});

test.each(['v18.20.8', 'v20.18.3', 'v16.0.0'])('%s is rejected in one sentence', (version) => {
  expect(() => requireNode(version, '>=20.19')).toThrow(
    `Node 20.19 or newer is needed, this is ${version}`,
  );
});
