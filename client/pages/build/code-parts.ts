type CodeKind = 'comment' | 'string' | 'keyword' | 'type' | 'call';

interface CodePart {
  text: string;
  /** Unset for names, punctuation and spaces. */
  kind?: CodeKind;
}

const known =
  /(?<comment>^[ \t]*(?:#|\/\/).*)|(?<string>"[^"]*"|\b\d[\d_]*)|(?<keyword>\b(?:import|from|const|await|use|pub|fn|let|for|in|if|func|package|range)\b)|(?<type>\b[A-Z]\w*)|(?<call>\w+(?=\())/gm;

/** Splits code into coloured parts; enough for the four languages of the samples. */
export function codePartsOf(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(known)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text) ?? [];
    if (match.index > end) parts.push({ text: code.slice(end, match.index) });
    parts.push({ text: match[0], kind: kind as CodeKind });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...parts, { text: code.slice(end) }] : parts;
}
