import { claims } from '#shared/figures/claims.ts';
import { at, replacing } from '#test/helpers/faults.ts';
import { longestFigure } from '#test/helpers/figures.ts';
import { findsWhatIsBroken } from '#test/helpers/preflight.ts';

const figure = longestFigure(({ pages }) => pages.includes('home'));
const [one, another] = claims.filter(({ scope }) => scope === figure.scope);

const addToLab = (html: string) => at('/lab', replacing('</main>', `${html}</main>`));

findsWhatIsBroken({
  Figures: [
    [
      'a figure is another on one page',
      at('/', replacing(everywhere(figure.text), 'none')),
      new RegExp(`^error /: says ".+" where ${figure.id} is "`),
    ],
    [
      'a page says a figure that nobody has stated',
      addToLab('<p>Trusted by 777 banks</p>'),
      /^error \/lab: shows "777", which is no listed figure/,
    ],
    [
      'two claims contradict each other',
      at(
        '/claims.json',
        replacing(`"subject": "${another?.subject}"`, `"subject": "${one?.subject}"`),
      ),
      new RegExp(`^error /claims\\.json: ${one?.id} says .+ and ${another?.id} says .+ of`),
    ],
    [
      'claims are old',
      at('/claims.json', replacing(/"reviewBy": "[^"]+"/g, '"reviewBy": "2020-01-01"')),
      /^warning \/claims\.json: \d+ claims are past their review/,
    ],
    [
      'there are none',
      at('/claims.json', replacing(/"claims": \[.*\]/s, '"claims": []')),
      /^error \/claims\.json: lists no claims/,
    ],
  ],
  Dates: [
    [
      'the roadmap is another',
      at('/', replacing(/data-status="[^"]+"/, 'data-status="Delivered"')),
      /^warning \/#roadmap: the roadmap says Q\d \d{4} Delivered/,
    ],
    [
      'a page is of last year',
      at('/terms', replacing(/&quot;today&quot;:&quot;\d{4}/, '&quot;today&quot;:&quot;2020')),
      /^error \/terms: says that today is 2020-/,
    ],
  ],
  'security.txt': [
    [
      'it has expired',
      at('/.well-known/security.txt', replacing(/Expires: [\d-]+/, 'Expires: 2025-01-01')),
      /^error .+security\.txt: security\.txt expired on 2025-01-01/,
    ],
    [
      'it expires soon',
      at('/.well-known/security.txt', replacing(/Expires: [\d-]+/, `Expires: ${inDays(20)}`)),
      /^warning .+security\.txt: security\.txt expires in (?:19|20) days/,
    ],
    [
      'it is of another site',
      at('/.well-known/security.txt', replacing('Canonical: http', 'Canonical: https')),
      /^error .+security\.txt: does not name http.+ as Canonical/,
    ],
  ],
});

/** The figure wherever it stands. */
function everywhere(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
