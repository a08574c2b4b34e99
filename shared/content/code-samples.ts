import { site } from '#shared/site.ts';

/** Texts of the screen that shows one sample for each SDK. */
export const codeScreen = {
  legend: 'Language of the sample',
  note: 'Sample names: the packages are not published yet.',
  copy: { label: 'Copy', done: 'Copied.', refused: 'Not copied: select the code instead.' },
  /** The sample that is open at first. */
  first: 'Rust',
};

const { slug, stablecoin } = site;

/** Their lines fit on a phone: up to 40 characters. */
const sources: Record<string, string> = {
  TypeScript: `// Take a stablecoin payment
import { Client } from "@${slug}/client";

const chain = await Client.testnet();

const request = await chain.request({
  to: wallet.address,
  amount: "250.00",
  asset: "${stablecoin.symbol}",
  reference: "rent-november",
});

const paid = await request.confirmed();
console.log(paid.block, paid.fee);`,
  Rust: `// Issue units of one asset
use ${slug}_contract::prelude::*;

pub fn issue(owner: Account) -> Vault {
    let vault = Vault::open("land-41")
        .title("Land register 41")
        .rule(Rule::identity("kyc"))
        .rule(Rule::only(["PT", "DE"]))
        .agreed("human", "model");

    vault.issue(10_000, &owner);
    vault
}`,
  Python: `# Read a vault report
from ${slug} import Ledger

ledger = Ledger.testnet()
vault = ledger.vault("warehouse-7")
report = vault.report()

for item in report.items:
    print(item.name, item.quantity)

print("Counted by", report.counted_by)
print("Valued on", report.valued_on)`,
  Go: `// Watch a validator
package main

import "${slug}/node"

func main() {
	v := node.Validator("validator-12")

	for state := range v.Watch() {
		if !state.Healthy {
			v.Alert(state)
		}
	}
}`,
};

export interface CodeSample {
  /** What the sample does: its first line. */
  title: string;
  language: string;
  source: string;
}

/** In the order of the SDKs. */
export const codeSamples: readonly CodeSample[] = Object.entries(sources).map(
  ([language, source]) => ({ title: source.match(/\w.*/)?.[0] ?? '', language, source }),
);
