import { partedAtSpaces } from '../characters.ts'

const WHAT_WORDS = 9
const CLAUSE = /[.;:]\s|,\s|[()]|\band\b/
const LEADING = /^(?:(?:and|or|with|for|of|in|to|that|which|the|a|an|at|by|from|is|are)\s+)+/i
const TRAILING =
  /(?:[\s:–=≥≤<>~-]|\b(?:shall|should|must|will|would|can|may|is|are|be|being|has|have|of|for|to|at|in|a|an|the|with|by|from|than|range|ranging|between|fit|weigh|draw|covers?|covering|not|threshold|objective|max|min|x|or|such as|each|T|O)\b)+$/i

/** No name of a measure stands farther before its number, in characters. */
const FARTHEST = 300

/** What is joined to a number when nothing before it names anything: "12-month", "5 km range". */
const BEHIND = /^\s?-?(?:\s(?:of|in|for|per|to)\b(?:\s(?:the|a|an))?)?((?:\s[a-z][\w-]*){1,3})/

/** The words that name what is measured: the nearest clause before the number that names anything; '' when there is none. */
export function namedBefore(text: string): string {
  const clauses = text.slice(-FARTHEST).split(CLAUSE).reverse()
  for (const clause of clauses) {
    const named = partedAtSpaces(withoutTrailing(clause.trim())).slice(-WHAT_WORDS).join(' ').replace(LEADING, '')
    if (named === '' && /^[A-Z]\w+:?$/.test(clause.trim()) && !/^(?:threshold|objective)/i.test(clause.trim()))
      return clause.trim().replace(':', '')
    if (
      /[A-Za-z]{2,}/.test(named) &&
      !/^(?:or|thick|wide|long|and|i\.e|e\.g|for|with|at|over|from|to|of|in|on|by|using|between|survive|operate|reach|achieve)$/i.test(
        named,
      )
    )
      return named
  }
  return ''
}

/** The words behind a number that name what it measures, up to three. */
export function namedBehind(text: string): string {
  return (BEHIND.exec(text)?.[1] ?? '').trim()
}

function withoutTrailing(clause: string): string {
  const found = TRAILING.exec(clause)
  return (found ? clause.slice(0, found.index) : clause).trim()
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
const MEASURED =
  /^[.³²]?\s?(?:\([^()]{1,30}\)\s?)?-?((?:[a-z]+\s)?(?:throughput|latency|RAM|memory|storage|bandwidth|resolution|spectrum|length|width|height|depth|diameter|thickness|radius|altitude|endurance|lifetime|accuracy|increments?|capacity|speed|wavelength|torque|thrust|gain|efficiency|weight|mass|volume|duration|standoff|aperture|lift))\b/

/** What is named right behind a number; '' when nothing is. */
export function measuredBehind(text: string): string {
  const side = /^[.³²]?\s?(?:\([^()]{1,30}\)\s?)?-?(long|wide|thick|high|tall|deep|heavy|old)\b/.exec(text)?.[1]
  return (side ? SIDES[side] : MEASURED.exec(text)?.[1]) ?? ''
}
