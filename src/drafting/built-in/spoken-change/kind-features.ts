import { kindsOf } from '../../../language/word-kinds.ts'
import type { SaidWord } from './said.ts'
import { ORDINALS, STOP, UNIT_NOUNS } from './vocabulary.ts'
import type { Known } from './word-features.ts'

/** What can be seen of a wish as a whole. */
export function kindFeatures(words: readonly SaidWord[], known: Known): string[] {
  let aside = false
  const live = words.filter((w, at) => { if (/^(?:because|since)$/.test(w.low)) aside = true; else if (/^[.?!]$/.test(w.text) || (w.low === 'so' && words[at - 1]?.text === ',')) aside = false; return !aside })
  const plain = live.map((w) => (/\d/.test(w.root) ? (known.roots.has(w.root) ? '#old' : '#new') : UNIT_NOUNS.has(w.low) ? 'PART' : ORDINALS.has(w.low) ? 'NTH' : STOP.has(w.low) || !/\p{L}/u.test(w.text) ? w.low : known.roots.has(w.root) ? 'KNOWN' : w.low))
  const content = live.filter((w) => !STOP.has(w.low) && !UNIT_NOUNS.has(w.low) && /\p{L}/u.test(w.text))
  const strange = content.filter((w) => !known.roots.has(w.root))
  const names = strange.filter((w) => /^\p{Lu}/u.test(w.text) && w.start > 0).length
  let run = 0, longest = 0
  for (const w of live) { run = !known.roots.has(w.root) && /\p{L}/u.test(w.text) ? run + 1 : 0; longest = Math.max(longest, run) }
  return ['any', ...plain.map((w) => `w=${w}`), ...plain.map((w, i) => `p=${w} ${plain[i + 1] ?? '$'}`), ...plain.map((w, i) => `t=${w} ${plain[i + 1] ?? '$'} ${plain[i + 2] ?? '$'}`),
    ...strange.flatMap((w) => [...kindsOf(w.low).slice(0, 2).map((k) => `k=${k}`), `l=${w.root}`]),
    `first=${plain[0]}`, `last=${plain.at(-2)}`, `names=${Math.min(2, names)}`, `#new=${Math.min(2, plain.filter((w) => w === '#new').length)}`, `longest=${Math.min(6, longest)}`, `strange=${Math.min(5, strange.length)}`, `share=${Math.round((4 * strange.length) / Math.max(1, content.length))}`, `long=${Math.min(5, Math.floor(live.length / 6))}`]
}
