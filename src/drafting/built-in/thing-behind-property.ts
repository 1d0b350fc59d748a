import type { Topic } from '../../domain/solicitation/analysis.ts'
import { isPlural, isThing } from './english/noun-phrase.ts'
import { lowerLabel, tidy } from './english/wording.ts'

/** How a thing is called in full and in passing. */
type Called = { full: string; short: string; plural: boolean }

/** What a thing has and nobody makes, uses or hands over by itself. */
const PROPERTY =
  /\b(?:efficienc(?:y|ies)|performance|reliability|weight|mass|(?:power|energy)[ -]densit(?:y|ies)|densit(?:y|ies)|security|affordability|durability|robustness|accuracy|endurance|lifetime|maintainability|survivability|quality)$/i

/** Whether a subject is named by a property alone: "the efficiency", "the power density". */
export function isProperty({ short }: Pick<Called, 'short'>): boolean {
  return PROPERTY.test(short)
}

/** The thing that has the property which an objective asks for: what the title abbreviates, else what a keyword names that the title speaks of too. */
export function thingThatHasIt({ title, keywords }: Pick<Topic, 'title' | 'keywords'>): Called | undefined {
  const plain = tidy(title ?? '')
  return abbreviated(plain) ?? (keywords ?? []).map(tidy).flatMap((word) => keyed(word, plain) ?? [])[0]
}

/** "Quiet Deck Crane Unit (DCU)": the last words of the title, whose first letters are the acronym. */
function abbreviated(title: string): Called | undefined {
  const [, name = '', acronym = ''] = /^([^()]{8,90}) \(([A-Z]{2,6})\)$/.exec(title) ?? []
  const last = name.split(/[ -]/).slice(-acronym.length)
  const letters = last.map((word) => word.charAt(0)).join('')
  if (acronym === '' || letters.toUpperCase() !== acronym) return undefined
  return { full: `the ${lowerLabel(name)} (${acronym})`, short: `the ${acronym}`, plural: false }
}

function keyed(keyword: string, title: string): Called | undefined {
  const words = keyword.split(' ')
  const isFit = words.length >= 2 && words.length <= 4 && isThing(`the ${keyword}`) && !PROPERTY.test(keyword)
  if (!isFit || !title.toLowerCase().includes(keyword.toLowerCase())) return undefined
  const name = `the ${lowerLabel(keyword)}`
  return { full: name, short: words.length > 2 ? `the ${lowerLabel(words.slice(-2).join(' '))}` : name, plural: isPlural(name) }
}
