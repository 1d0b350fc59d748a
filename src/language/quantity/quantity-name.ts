import { hasLetters, hasSpace, partedAtSpaces, startsWithCapital, withoutEnd } from '../characters.ts'

const WHAT_WORDS = 9
const CLAUSE = /[.;:]\s|,\s|[()]|\band\b/
const LEADING = new Set('and or with for of in to that which the a an at by from is are'.split(' '))
const TRAILING = new Set(
  partedAtSpaces(`shall should must will would can may is are be being has have of for to at in a an the with by from than range ranging between
   fit weigh draw cover covers covering over against not threshold objective max min x or each t o`),
)
const SIGNS = ' \t\n:–=≥≤<>~-'
/** What names no measure alone. */
const NO_NAME = new Set('thick wide long i.e e.g over on using survive operate reach achieve'.split(' '))

const NO_LABEL = new Set([...LEADING, 'threshold', 'objective'])

/** No name of a measure stands farther before its number, in characters. */
const FARTHEST = 300

/** What is joined to a number when nothing before it names anything: "12-month", "5 km range". */
const BEHIND = /^\s?-?(?:\s(?:of|in|for|per|to)\b(?:\s(?:the|a|an))?)?((?:\s[a-z][\w-]*){1,3})/

/** "Total mass, including battery and lid, shall be": what it includes is not what is measured. */
const INCLUDED =
  /,\s(?:including|excluding|inclusive of|exclusive of|such as)\s[^.;:()]{1,200},\s(?=(?:shall|must|should|will|may|is|are)\s)/g

/** The words that name what is measured: the nearest clause before the number that names anything; '' when there is none. */
function namedBefore(text: string): string {
  for (const clause of text.slice(-FARTHEST).replace(INCLUDED, ' ').split(CLAUSE).reverse()) {
    const named = withoutLeading(withoutTrailing(clause.trim()))
    const low = named.toLowerCase()
    if (hasLetters(named) && !NO_NAME.has(low)) return named
    const label = withoutEnd(clause.trim(), ':')
    if (named === '' && label.length > 1 && startsWithCapital(label) && !hasSpace(label) && !NO_LABEL.has(label.toLowerCase())) return label
  }
  return ''
}

function withoutLeading(clause: string): string {
  const words = partedAtSpaces(clause).slice(-WHAT_WORDS)
  const from = words.findIndex((word) => !LEADING.has(word.toLowerCase()))
  return from < 0 ? '' : words.slice(from).join(' ')
}

/** The words behind a number that name what it measures, up to three. */
export function namedBehind(text: string): string {
  return (BEHIND.exec(text)?.[1] ?? '').trim()
}

function withoutTrailing(clause: string): string {
  const text = withoutEnd(clause, SIGNS)
  const last = text.slice(text.lastIndexOf(' ') + 1)
  return last !== '' && TRAILING.has(last.toLowerCase()) ? withoutTrailing(text.slice(0, text.length - last.length)) : text
}

/** Words behind a number that say which of its sides is measured ("6 ft long"). */
const SIDES: Record<string, string> = {
  long: 'length',
  wide: 'width',
  thick: 'thickness',
  high: 'height',
  tall: 'height',
  deep: 'depth',
  heavy: 'weight',
  old: 'age',
}

/** Nouns that name the measure itself when they stand right behind it ("16 GB RAM", "a 2-hour endurance", "36 in. (91 cm) length"). */
const MEASURED = new Set(
  partedAtSpaces(`throughput latency RAM memory storage bandwidth resolution spectrum length width height depth diameter thickness radius altitude
   endurance lifetime accuracy increment increments capacity speed wavelength torque thrust gain efficiency weight mass volume duration standoff
   aperture lift`),
)
/** Two words behind a number with its unit, also behind another measure in brackets. */
const TWO_BEHIND = /^[.³²]?\s?(?:\([^()]{1,30}\)\s?)?-?([A-Za-z]+)(?:\s([a-z]+))?\b/

/** What is named right behind a number; '' when nothing is. */
function measuredBehind(text: string): string {
  const [, first = '', second = ''] = TWO_BEHIND.exec(text) ?? []
  const side = SIDES[first]
  if (side) return side
  if (MEASURED.has(second)) return `${first} ${second}`
  return MEASURED.has(first) ? first : ''
}

/** "a one-page summary": what is joined to its number by a hyphen tells of the word behind it. */
const isCompound = (printed: string): boolean => /[\p{L}\d]-\p{L}/u.test(printed)

/** The words around a number that name what it measures; what stands before the last semicolon is another part of the sentence. */
export function namedAround(printed: string, between: string, behind: string): string {
  const apart = between.lastIndexOf('; ') + 1
  const own = measuredBehind(behind) || namedBefore(between.slice(apart)) || (apart > 0 && isCompound(printed) && namedBehind(behind))
  return own || namedBefore(between)
}
