/** Whose instructions they are: a line says one of these, or it names no component's. */
const COMPONENTS = words(
  "component component’s component's component-specific phase navy don army daf air force space afwerx mda missile darpa dla dtra dha dmea socom ussocom cbd nga osd",
)

/** What else may stand before "instructions" in a heading with small letters; with any other word it is a sentence. */
const BESIDE = words(
  `the department of agency defense corps special operations command specific sbir sttr baa release cycle topic i ii iii base option direct to
  and work plan proposal submission preparation statement sow additional technical volume reporting award contract contracting excerpt extract`,
)

/** With one of these a line is a sentence, or the end of one, that speaks of instructions. */
const SPEAKS = words(
  'see follow follows refer per read use these this all in under by with as comply shall must should will may can is are be been was were apply applies not do',
)

/** "ARMY 26.1 PHASE I INSTRUCTIONS (EXCERPT)", and "for this topic" behind it, down to the mark or the end of the line. */
const BEFORE = String.raw`(\p{Lu}[^.:;!?]*?(?:\d\.\d[^.:;!?]*?)?)`
const BEHIND = String.raw`(\s*\([^)]{1,120}\))?([^.:;(]{0,60})(?:[.:](?=\s)\s*|[.:]?$)`
const NAMED = new RegExp(String.raw`^${BEFORE}\binstructions\b${BEHIND}`, 'iu')

/** The words of a heading and what of its line comes after them. */
type Split = { words: string; rest: string }

/**
 * A component's own instructions within a topic, with what they go on in: "ARMY 26.1 PHASE I INSTRUCTIONS (EXCERPT). The base shall …", "Air Force
 * instructions for this topic.". In capitals any word may stand before it, in small letters those of such headings alone.
 */
export function instructionsHeading(line: string): Split | null {
  const [whole, before = '', , after = ''] = NAMED.exec(line) ?? []
  if (whole === undefined || !/^\p{Lu}/u.test(before) || before.length > 80) return null
  const wordsOf = (text: string) => text.toLowerCase().match(/[^\s,/&()–—.]+/g) ?? []
  const said = wordsOf(before)
  const behind = wordsOf(after).filter((word) => word !== 'this')
  if ([...said, ...behind].some((word) => SPEAKS.has(word)) || !said.some((word) => COMPONENTS.has(word))) return null
  const isShouted = before === before.toUpperCase()
  const isName = said.every((word) => COMPONENTS.has(word) || BESIDE.has(word) || /^\d/.test(word))
  if (!(isShouted || isName) || !mayFollow(after)) return null
  return { words: whole.replace(/[.:\s]+$/, ''), rest: line.slice(whole.length) }
}

/** Behind the name stands nothing, in capitals anything, or whom and what the instructions are for. */
function mayFollow(after: string): boolean {
  const plain = after.trim()
  return plain === '' || plain === plain.toUpperCase() || /^(?:for|to|of|from|–|—|-|,)(?:\s|$)/.test(plain)
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.match(/\S+/g))
}
