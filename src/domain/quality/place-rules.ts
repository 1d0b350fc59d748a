import { cueList, cuesInOrder, type FoundCue } from '../../language/cue-list.ts'
import { COUNTRIES, TOWNS } from './foreign-places.ts'
import { STATES } from './known-acronyms.ts'
import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'
import { STATE_NAMES } from './state-names.ts'

const NAMES: ReadonlySet<string> = new Set([...COUNTRIES, ...TOWNS])
const PLACES = cueList([...NAMES].join(' | ').toLowerCase())

/** "in Munich", "near Haifa, Israel", "University of Toronto": what stands before a place where something is, not before a person's name. */
const WHERE = /\b(?:in|at|near|outside)\s(?:the\s)?(?:city\sof\s)?(?:\p{Lu}[\p{L}.-]{1,25},\s)?$/u
const INSTITUTE = /\b(?:University|Institute|Polytechnic|College)(?:\sof\s(?:Technology|Science))?(?:\s(?:of|in)|,)?\s$/
/** "Our Taiwan office". */
const OFFICE = cueList(
  'office | lab | laboratory | facility | plant | site | team | branch | subsidiary | factory | university | polytechnic',
)
/** "Paris Hill leads": somebody's name. */
const IS_NAME = /^['’]s\b|^\s\p{Lu}\p{Ll}+,?\s(?:the\s)?PI\b/u

const FAR = cueList('overseas | offshore | foreign | non us')
const DONE_BY = cueList(`
  laborator* | lab | facility | subcontractor | university | subsidiary | developer | coder | office | foundry | factory | partner | vendor`)
const OUTSIDE = cueList('outside /of the united states | outside /of the us/usa | outside /of the u . s | performed abroad')

/** What shows that the sentence tells of work of this plan. */
const WORK = cueList(`
  laborator* | lab | facilit* | office* | site | team | engineer* | scientist* | test* | develop* | build* | built | fabricat* | manufactur*
  | assembl* | perform* | conduct* | measur* | work* | machin* | print* | coding | code | coded | program* | subcontract* | partner* | universit*
  | institut* | range | foundry | design* | train* | demonstrat* | shall`)

/** What takes a place out of the plan's work: meetings of the field, what was done elsewhere before, where others fight, what the law says. */
const ELSEWHERE = cueList(`
  conference | symposium | exhibition | trade show | published | publication | proceedings | country/countries of | citizen | born in | educated in
  | degree | phd | ph . d | itar | international traffic | war/conflict/operations/forces in | theater | operated by | deployed in | standard`)

/** Written leave of the contracting officer makes it possible. */
const APPROVED = cueList('waiver | approval | approved | authorization | authorized | authorised')

/** QC-38: research and development is done in the United States (brief §4). */
export const workAbroad: QualityRule = {
  id: 'QC-38',
  checks: 'the work is done in the United States',
  severity: 'error',
  source: 'DoD SBIR 25.4 BAA, section 1.4: research and development is performed in the United States',
  remedy: 'Move the work to a place in the United States, or name the written approval for it.',
  objections: (_plan, { said }) => said.flatMap(abroadIn),
}

function abroadIn(said: Said): Objection[] {
  const { own: sentence } = said
  const match = placeIn(sentence) ?? farIn(sentence)
  if (!match || !WORK.test(sentence) || ELSEWHERE.test(sentence) || isDenied(sentence, match.index, match.text.length)) return []
  const severity = APPROVED.test(sentence) ? ('warning' as const) : ('error' as const)
  return [{ ...atWords(said, match.index), severity, message: `The work has to be done in the United States; "${match.text}" is not.` }]
}

function farIn(sentence: string): FoundCue | null {
  const far = cuesInOrder(FAR, DONE_BY, sentence)
  return far && far.text.split(' ').length === 2 ? far : OUTSIDE.find(sentence)
}

/** What follows an American town of that name: ", TX", " City, Florida". */
const BEHIND = /^(?:\s\p{Lu}\p{Ll}{1,20})?,?\s(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u

function isAtHome(behind: string): boolean {
  const [, state = ''] = BEHIND.exec(behind) ?? []
  return [state, state.split(' ')[0] ?? ''].some((one) => STATES.has(one) || STATE_NAMES.includes(one))
}

/** A place abroad; "Paris, TX" and "Panama City, Florida" are not. */
function placeIn(sentence: string): FoundCue | undefined {
  return PLACES.all(sentence).findLast(({ index, text }) => {
    const [before, behind] = [sentence.slice(0, index), sentence.slice(index + text.length)]
    if (!NAMES.has(text) || isAtHome(behind) || before.endsWith('New ')) return false
    const isOffice = OFFICE.find(behind)?.index === 1
    return isOffice || INSTITUTE.test(before) || (WHERE.test(before) && !IS_NAME.test(behind))
  })
}
