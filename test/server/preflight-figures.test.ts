import { at, replacing } from '../helpers/faults';
import { findsWhatIsBroken } from '../helpers/preflight';

const addToLab = (html: string) => at('/lab', replacing('</main>', `${html}</main>`));

findsWhatIsBroken({
  Figures: [
    [
      'a figure is another on one page',
      at('/', replacing(/\$48\.7M/g, '$49M')),
      /^error \/: presale\.raised\w* is listed for home, which does not show "\$48\.7M"/,
    ],
    [
      'a page says a figure that nobody has stated',
      addToLab('<p>Trusted by 777 banks</p>'),
      /^error \/lab: "777" is no claim/,
    ],
    [
      'two claims contradict each other',
      at('/claims.json', replacing('"subject": "Annual inflation"', '"subject": "Total supply"')),
      /^error \/claims\.json: token\.totalSupply says 10B and token\.annualInflation says 5% of/,
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
      at('/', replacing('data-status="Completed"', 'data-status="Upcoming"')),
      /^warning \/#roadmap: the roadmap says Q3 2025 Upcoming/,
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
      at('/.well-known/security.txt', replacing(/Expires: \d{4}/, 'Expires: 2025')),
      /^error .+security\.txt: security\.txt expired on 2025/,
    ],
    [
      'it expires soon',
      at('/.well-known/security.txt', replacing(/Expires: [\d-]+/, `Expires: ${inDays(20)}`)),
      /^warning .+security\.txt: security\.txt expires in 20 days/,
    ],
    [
      'it is of another site',
      at('/.well-known/security.txt', replacing('Canonical: http', 'Canonical: https')),
      /^error .+security\.txt: does not name http.+ as Canonical/,
    ],
  ],
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
