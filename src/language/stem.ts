import { partedAtSpaces } from './characters.ts'

/** Forms that no ending tells of, with the word they belong to. */
const IRREGULAR = new Map(
  `antennae antenna|antennas antenna|built build|chosen choose|chose choose|choice choose|shown show|written write|wrote write|made make|held hold|kept keep|ran run|runs run|
   running run|taken take|took take|given give|gave give|found find|met meet|led lead|done do|drawn draw|drew draw|driven drive|drove drive|flown fly|flew fly|flies fly|flight fly|flights fly|
   sent send|said say|told tell|thought think|brought bring|bought buy|sold sell|lost lose|loss lose|losses lose|spent spend|understood understand|began begin|begun begin|
   broken break|broke break|frozen freeze|extension extend|expansion expand|decision decide|conversion convert|inclusion include|exclusion exclude|division divide|corrosion corrode|explosion explode|froze freeze|halve half|halved half|halving half|bent bend|fed feed|grew grow|grown grow|knew know|known know|left leave|lit light|paid pay|rose rise|risen rise|saw see|seen see|sought seek|
   spoken speak|spoke speak|stood stand|struck strike|swept sweep|thrown throw|wore wear|worn wear|data data|datum data|criteria criterion|analyses analysi|analysis analysi|
   analyze analysi|analyzes analysi|analyzed analysi|analyzing analysi|analyse analysi|analytical analysi|analytic analysi|phenomena phenomenon|matrices matrix|indices index|axes axis|spectra spectrum|spectral spectrum|men man|people person|
   vehicles vehicle|vehicular vehicle|feet foot|teeth tooth|halves half|lives life|height high|heights high|length long|lengths long|width wide|widths wide|depth deep|strength strong|
   heavier heavy|heaviest heavy|weigh weight|weighs weight|weighed weight|thinner thin|thinnest thin|proof prove|proven prove|proofs prove|fewer few|better good|best good|used use|uses use|using use|meant mean|means mean|meaning mean|tried try|tries try|came come|comes come|coming come|became become|went go|goes go|gone go|fell fall|fallen fall|drove drive|swam swim|overcame overcome|chose choose`
    .split('|')
    .map((pair) => partedAtSpaces(pair.trim()) as [string, string]),
)

/** Endings that make a word of another kind of the same root; longer ones first. */
const DERIVED =
  /(?:izations?|isations?|ational|fulness|ousness|iveness|abilit(?:y|i)|ibilit(?:y|i)|ications?|ations?|itions?|ements?|ments?|ness|ances?|ences?|anc[yi]|enc[yi]|ically|ally|able|ible|ably|ibly|ical|ivit[yi]|it[yi]|ive|ify|ize|ise|yze|yse|ous|ful|ors?|ers?|ions?|age|ant|ent|al|ly|ic|ate|at|iz|ifi?)$/

/** What a root keeps at least, in letters. */
const SHORTEST_ROOT = 4
/** Longer runs of letters are no words. */
const LONGEST_WORD = 40

const known = new Map<string, string>()
const MOST_KNOWN = 50_000

/** The root of a word in any form: "isolates", "isolating" and "isolation" are one. Roots are for comparing, not for showing. */
export function stem(word: string): string {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD).toLowerCase()
  const before = known.get(word)
  if (before !== undefined) return before
  const root = rootOf(word.toLowerCase())
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, root)
  return root
}

function rootOf(word: string): string {
  const irregular = IRREGULAR.get(word) ?? IRREGULAR.get(singular(word))
  if (irregular && irregular !== word) return rootOf(irregular)
  if (word.length <= 3) return word
  const one = singular(word)
  if (one.length <= 3) return one
  let root = withoutEnding(one)
  for (let turn = 0; turn < 3; turn += 1) {
    const shorter = root.replace(DERIVED, '')
    if (shorter === root || shorter.length < SHORTEST_ROOT) break
    root = shorter
  }
  return root.length > SHORTEST_ROOT ? root.replace(/[eiy]$/, '').replace(/([^aeiousl])\1$/, '$1') : root.replace(/[ey]$/, '')
}

function singular(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

function withoutEnding(word: string): string {
  const short = word.replace(/(?:ing|ed)$/, '')
  if (short === word || short.length < 3 || !/[aeiouy]/.test(short)) return word
  return short.replace(/([^aeiousl])\1$/, '$1')
}
