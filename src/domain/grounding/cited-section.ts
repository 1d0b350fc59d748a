import { comparedWords } from './quotation.ts'
import type { SourceIndex } from './source-index.ts'
import type { Stretch } from './statement.ts'
import { tracedWords } from './telling-word.ts'

/** "(DoD SBIR 25.1 BAA, section 5.8)": a document that is not at hand, and the place in it. */
const SECTION = /\((?<document>[^(),;]{4,80}),\s(?<place>(?:sections?|Appendix|Annex)\s[\dA-Z][\w.]{0,8}(?:\([a-z]\))?)[^()]{0,20}\)/gu

/** The cited section must hold this part of what the best known section of any document holds. */
const CITED_SHARE = 0.6

/** Sections of a document whose rules are known that do not say what the sentence says, or that are not known. */
export function wrongSectionsIn(text: string, index: SourceIndex): Stretch[] {
  const found = Array.from(text.matchAll(SECTION))
  if (found.length === 0) return []
  const rules = sections(index)
  return found.flatMap((match) => {
    const { document = '', place = '' } = match.groups ?? {}
    const isKnown = rules.some(({ label }) => label.startsWith(comparedWords(document)))
    if (!isKnown) return []
    const roots = new Set(tracedWords(text.replace(match[0], ' ')).map(({ root }) => root))
    const cited = rules.filter(({ label }) => label.startsWith(comparedWords(`${document}, ${place}`)))
    const best = (some: typeof rules) => Math.max(0, ...some.map((one) => worth(roots, one.passage, index)))
    return cited.length > 0 && best(cited) >= CITED_SHARE * best(rules) ? [] : [{ start: match.index, end: match.index + match[0].length }]
  })
}

function sections(index: SourceIndex): { label: string; passage: number }[] {
  return index.passages.flatMap(({ origin }, passage) =>
    origin.kind === 'entry' && /section|Appendix/.test(origin.label) ? [{ label: comparedWords(origin.label), passage }] : [],
  )
}

function worth(roots: ReadonlySet<string>, passage: number, index: SourceIndex): number {
  return Array.from(roots).reduce((sum, root) => sum + (index.roots[passage]?.has(root) ? index.weight(root) : 0), 0)
}
