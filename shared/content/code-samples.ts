import { site } from '#shared/site.ts';
import { examples } from './build';

/** Texts of the screen that shows one sample for each SDK. */
export const codeScreen = {
  legend: 'Language of the sample',
  note: 'Sample names: the packages are not published yet.',
  copy: { label: 'Copy', done: 'Copied.', refused: 'Not copied: select the code instead.' },
  /** The sample that is open at first. */
  first: 'Rust',
};

const { slug, stablecoin } = site;

const sources: Record<string, string> = {
  TypeScript: `// Take a stablecoin payment
import { Client, amount } from "@${slug}/client";

const chain = await Client.connect({ network: "testnet" });

const request = await chain.payments.request({
  to: wallet.address,
  amount: amount("250.00", "${stablecoin.symbol}"),
  reference: "rent-november",
});

const receipt = await request.confirmed();
console.log(receipt.block, receipt.fee);`,
  Rust: `// Issue units of one asset
use ${slug}_contract::{Account, Report, Result, Rule, Vault};

pub fn issue(owner: Account) -> Result<Vault> {
    let vault = Vault::open("real-estate")
        .title("Land register, sheet 41")
        .rule(Rule::identity("kyc").countries(["PT", "DE"]))
        .require(Report::agreed("human", "model"))?;

    vault.issue(10_000, &owner)?;
    Ok(vault)
}`,
  Python: `# Read a vault report
from ${slug} import Ledger

ledger = Ledger.testnet()
report = ledger.vault("warehouse-7").report()

for item in report.items:
    print(item.name, item.quantity, item.location)

print("Counted by", report.counted_by)
print("Valued on", report.valued_on)`,
  Go: `// Watch a validator
package main

import "${slug}/node"

func main() {
	validator := node.Validator("validator-12")

	for state := range validator.Watch() {
		if !state.Healthy {
			validator.Alert(state)
		}
	}
}`,
};

export interface CodeSample {
  /** What the sample does: the title of its example. */
  title: string;
  language: string;
  source: string;
}

/** The first lines of each example. */
export const codeSamples: readonly CodeSample[] = examples.items.map(
  ({ title, sdk: { language } }) => ({ title, language, source: sources[language] ?? '' }),
);
