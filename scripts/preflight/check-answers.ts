import { pages } from '#shared/pages.ts';
import { expectStatus } from './expect-status';
import { expectType } from './expect-type';
import { error, type Finding } from './finding';
import type { Site } from './site';

const mend = 'look for it in the logs of the server and of the proxy';

/** Whether every page is there, and whatever was asked was answered; asked last, when all is known. */
export async function checkAnswers(site: Site): Promise<Finding[]> {
  const missing = pages.filter((page) => !site.pages.some(({ path }) => path === page.path));
  const answers = await Promise.all(missing.map(({ path }) => site.ask(path)));
  const failed = new Map(
    [...site.failures, ...answers].map(({ path, failure }) => [path, failure]),
  );
  return [
    ...[...failed].flatMap(([path, failure]) =>
      failure === null ? [] : error(path, `fails: ${failure}`, mend),
    ),
    ...answers.flatMap((answer) => {
      if (answer.failure !== null || answer.status !== 200) return expectStatus(answer, 200);
      return expectType(answer, 'text/html');
    }),
  ];
}
