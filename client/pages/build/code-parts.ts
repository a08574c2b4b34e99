type CodeKind = 'comment' | 'string' | 'keyword' | 'type' | 'call';

interface CodePart {
  text: string;
  /** Unset for names, punctuation and spaces. */
  kind?: CodeKind;
}

const known =
  /(?<comment>^\s*(?:#|\/\/).*)|(?<string>"[^"]*"|\b\d[\d_]*)|(?<keyword>\b(?:import|from|const|await|use|pub|fn|let|for|in|if|func|package|range)\b)|(?<type>\b[A-Z]\w*)|(?<call>\w+(?=\())/g;

/** Splits a line of code into coloured parts; enough for the four languages of the samples. */
export function codePartsOf(line: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of line.matchAll(known)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? [];
    if (match.index > end) parts.push({ text: line.slice(end, match.index) });
    parts.push({ text: match[0], kind: kind as CodeKind });
    end = match.index + match[0].length;
  }
  return end < line.length ? [...parts, { text: line.slice(end) }] : parts;
}
