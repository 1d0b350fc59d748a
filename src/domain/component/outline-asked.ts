import { oneLine, raised } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { quantitiesIn } from '../../language/quantity/quantity.ts'
import type { JudgedSentence } from '../solicitation/analysis.ts'
import { listedIn } from './listed-in.ts'
import { partsNamed } from './plan-part.ts'
import { sourceAt, type Term } from './terms-asked.ts'

/** The headings under which a topic wants its work plan laid out, in its own words and order, and the pages that such a plan may have, each with where it says so. */
export type AskedOutline = { outline: Term<string[]>; pages: Term<number> | undefined }

/** A work plan by the names that topics give it. */
const PLAN = cueList('work plan | workplan | plan of work | plans of work | statement of work | sow')

/** Words that say in which order or under which headings. */
const ORDER = `
  divide | divided | laid out | lay | layout | arrange | arranged | organized | organised | structure | structured | broken out/down | order | sequence | outline | format | part | parts | section | sections | subsections | heading | headings | consist | consists | comprise | comprises | made up of | set out | begin/begins with | open/opens with | start/starts with | lead/leads off with | follow*`

/** Words that say how something is divided, or only what it holds. */
const DIVIDED = cueList(`${ORDER} | content | contain | contains | include | includes | cover | covers | address | has`)
/** That something contains others says nothing of how they stand in it. */
const ORDERED = cueList(`${ORDER} | first`)

/** What else is listed near a plan: what it is judged by, what is handed over, and what is made. */
const OTHERS = cueList(
  'evaluated | evaluation | criteria are/is | following criteria | deliverables are/include | phase i deliverables | phase ii deliverables | goals: | performance goals | report shall/will/must contain/include',
)

/** What reads or holds a plan lays none out. */
const MADE = cueList('system | software | tool | device | report | reports')

/** Fewer headings may be of anything. */
const LEAST = 3

/** The least share of a list in prose that is known as parts of a work plan. */
const MOSTLY = 0.6

/** How many sentences behind the one that speaks of the plan are looked at for its parts. */
const FARTHEST = 16

/** The outline that a topic sets for its work plan; undefined where it sets none. Of each part only its heading, without what is to stand below it. */
export function outlineAsked(sentences: readonly ToldSentence[]): AskedOutline | undefined {
  for (const [at, { quote, page }] of sentences.entries()) {
    const plan = PLAN.find(quote)
    if (!plan || MADE.test(quote.slice(0, plan.index))) continue
    const [whole = '', ...behind] = wholeSentences(sentences.slice(at, at + FARTHEST).map((one) => oneLine(one.quote)))
    const value = headingsAsked(whole.slice(plan.index), behind)
    if (!value) continue
    return { outline: { value, source: sourceAt({ page, quote }) }, pages: pagesIn(sentences.slice(at, at + NEAR)) }
  }
  return undefined
}

type ToldSentence = Pick<JudgedSentence, 'quote' | 'page'>

/** The headings that are listed from where a plan is named on, in its sentence or in those behind it. */
function headingsAsked(text: string, behind: readonly string[]): string[] | undefined {
  const [next = ''] = behind
  const isLaidOut = (words: string) => DIVIDED.test(words) || /:$|: .*;.*;/.test(words)
  // what comes between is what is divided
  if (![text, next].some(isLaidOut) || OTHERS.test(text) || OTHERS.test(next)) return undefined
  const { apart, inProse } = listedIn(text, behind)
  const marked = apart.map((pieces) => ({ pieces, headings: headingsOf(pieces) })).filter(isMarkedOutline)
  const prose = [text, next].some((words) => ORDERED.test(words)) ? [proseHeadings(inProse)] : []
  return [...marked.map(({ headings }) => headings), ...prose].find((one) => one.length >= LEAST)
}

/** How many sentences from the one that speaks of the plan on may say how long it may be. */
const NEAR = 4

function pagesIn(sentences: readonly ToldSentence[]): Term<number> | undefined {
  const all = sentences.flatMap(({ quote, page }) => quantitiesIn(quote).map((one) => ({ ...one, quote, page })))
  const most = all.find(({ unit, comparator, value }) => /^pages?$/.test(unit) && comparator.startsWith('<') && Number(value) > 0)
  if (!most) return undefined
  const { value, quote, page } = most
  return { value: Number(value), source: sourceAt({ page, quote }) }
}

/** The parts that prose names, from sentence to sentence as long as each names one; the first may only speak of the plan. */
function proseHeadings(sentences: readonly (readonly string[])[]): string[] {
  const named = sentences.map((pieces) => {
    const headings = headingsOf(pieces)
    const listed = headings.slice(headings.findIndex(isKnown))
    return isOutline(listed) ? listed.filter((one) => isKnown(one) || one.split(' ').length <= MOST_WORDS / 2) : headings.filter(isKnown)
  })
  const end = named.findIndex((headings, at) => at > 0 && headings.length === 0)
  return headingsOf((end < 0 ? named : named.slice(0, end)).flat())
}

/** Words that end with the count of the item behind them. */
const BARE = /(?:^|[\s,;(])(?:\d{1,2}|[IVX]{1,4}|[A-Za-z])[).]$/

/** The first sentence whole again, where its parts are judged on their own; the others as they are. */
function wholeSentences(quotes: readonly string[]): string[] {
  const joined: string[] = []
  for (const quote of quotes) {
    if (BARE.test(joined.at(-1) ?? '')) joined[joined.length - 1] += ` ${quote}`
    else joined.push(quote)
  }
  const end = joined.findIndex((one) => /[.?!:]$/.test(one)) + 1
  return end > 1 ? [joined.slice(0, end).join('; '), ...joined.slice(end)] : joined
}

const isKnown = (heading: string): boolean => partsNamed(heading).length > 0

/** Of a list that marks part each item is a heading, whatever it is called. */
function isMarkedOutline({ pieces, headings }: { pieces: readonly string[]; headings: readonly string[] }): boolean {
  return headings.length >= LEAST && headings.length === pieces.length && headings.some(isKnown)
}

/** In prose most of them are known as parts of a work plan; of a longer list two. */
function isOutline(headings: readonly string[]): boolean {
  const known = headings.filter(isKnown).length
  return known >= LEAST ? known >= MOSTLY * headings.length : known === LEAST - 1 && headings.length > LEAST
}

function headingsOf(pieces: readonly string[]): string[] {
  const headings = pieces.map(headingOf).filter((one) => one !== '')
  return headings.filter((one, at) => headings.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at)
}

/** Words that stand before a heading within a sentence. */
const BEFORE = new Set(
  'and or then first last lastly finally next come comes stand stands behind after under below with in on of a an the its your'.split(' '),
)

/** Where the words of a heading end: at a mark, and at what tells on what is to stand below it. */
const MARKED = /\s*(?:[:;.?([–—“"]|,(?=\s\p{Ll}|$)|\s[-–—]\s).*$/su
const TELLS_ON = cueList(
  'with | which | that | showing | saying | listing | naming | giving | between | for each | of each | in which | is | are | shall | should | must | will | tells | says | come | comes | follow | follows | followed | take up | takes up | themselves | describes | explains | gives | shows | lists | states',
)

/** More words are a sentence. */
const MOST_WORDS = 6

function headingOf(piece: string): string {
  const words = piece.trim().split(/\s+/)
  const first = words.findIndex((word) => !BEFORE.has(word.toLowerCase().replace(/,$/, '')))
  const named = words.slice(first).join(' ').replace(MARKED, '')
  const bare = named
    .slice(0, TELLS_ON.all(named).find(({ text }) => /^\p{Ll}/u.test(text))?.index)
    .trim()
    .replace(/\s(?:and|or)$/i, '')
  return first >= 0 && /\p{L}{3}/u.test(bare) && bare.split(/\s+/).length <= MOST_WORDS ? raised(bare) : ''
}
