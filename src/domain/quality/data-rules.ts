import { listed, partedAtSpaces } from '../../language/characters.ts'
import { cueList, cuesInOrder, type FoundCue } from '../../language/cue-list.ts'
import { factsStated } from './how-fact.ts'
import { atWords, isDenied } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

/** Who has it. */
const FROM_SERVICE = cueList(`
  from/by /the government/navy/army/dod/afrl/navair/navsea/navwar/socom/darpa/mda/dha/tpoc/customer | from/by the air/space force
  | from/by the marine corps | from/by the coast guard | from/by the department of defense`)
/** Something that the Government has to give: equipment, data, a range. */
export const FURNISHED = cueList('gfe | gfp | gfi | gfd | government furnished/provided/supplied/owned')
const COUNTS_ON = cueList(`
  furnished | loaned | lent | supplied | provided by | need/needs/require/requires/request/requests/expect/expects/borrow/borrows | will get | shall
  receive | depend/depends on`)
const HEADING = 'From the Government:'

function furnished(sentence: string): FoundCue | null {
  if (sentence.startsWith(HEADING)) return { index: 0, text: HEADING }
  return FURNISHED.find(sentence) ?? cuesInOrder(COUNTS_ON, FROM_SERVICE, sentence)
}

const START = cueList('by/before/from /the start/kickoff/award')
const FALLBACK = cueList(`
  if it/they/this/these/that/the/not/none/no/unavailable | otherwise | instead | fallback | fall back | alternative | alternatively | in case |
  without it/them/this | else | backup | back up | surrogate | failing that | until/till then/it/they | can go/proceed/continue`)
/** How many sentences after the request may tell date and fallback. */
const FOLLOWING = 2

/** QC-37: what the Government has to give has a date, and something to do when it is late (brief §4). */
export const governmentFurnished: QualityRule = {
  id: 'QC-37',
  checks: 'what the Government has to furnish has its date and a fallback',
  severity: 'warning',
  source:
    'Navy SBIR 25.1 instructions (Government-furnished equipment is discouraged); DoD SBIR 25.4 BAA, Appendix A (use of Government property and facilities)',
  remedy: 'Say by which month you need it, and what you do if it is late.',
  objections: (_plan, { said }) => said.flatMap((one, index) => furnishedIn(one, said.slice(index, index + 1 + FOLLOWING))),
}

function furnishedIn(one: Said, near: readonly Said[]): Objection[] {
  const match = one.part === 'text' || one.part === 'scope' ? furnished(one.own) : null
  if (!match || isDenied(one.own, match.index, match.text.length)) return []
  const told = near
    .filter(({ part, milestone_number }) => part === one.part && milestone_number === one.milestone_number)
    .map(({ sentence }) => sentence)
  const text = told.join(' ')
  const isDated = START.test(text) || factsStated(text).has('date')
  const missing = [...(isDated ? [] : ['by when it is needed']), ...(FALLBACK.test(text) ? [] : ['what is done if it is late'])]
  return missing.length > 0
    ? [{ ...atWords(one, match.index), message: `The plan counts on the Government here and does not say ${listed(missing)}.` }]
    : []
}

/** Files in which rights exist, whatever the thing is called. */
const DATA = cueList(`
  source code | executable | binary | model/simulation/data/design file | model/models of | data set | dataset | raw data | csv | cad | step file |
  native format`)
const CODE = cueList('code | executable | python')
/** Software itself; a report about software is a report. */
const SOFTWARE = cueList('software | firmware | algorithm | prototype code | script')
const DOCUMENT = cueList(`
  report | briefing | slides | description | plan | minutes | matrix | procedure | manual | record | list`)
const OPENING_WORDS = 4

/** Whether some text speaks of software. */
export function speaksOfSoftware(text: string): boolean {
  return SOFTWARE.test(text) || CODE.test(text)
}

const RIGHTS = cueList(`
  sbir/sttr/technical/unlimited/limited/restricted rights | government purpose rights | data right | rights in /technical data | 252 . 227`)

/** Whether some text speaks of the rights in data. */
export function speaksOfRights(text: string): boolean {
  return RIGHTS.test(text)
}

/** QC-52: where software or data is delivered, the plan says with which rights and marking (brief §4). */
export const dataRights: QualityRule = {
  id: 'QC-52',
  checks: 'where software or data is delivered, the data rights are stated',
  severity: 'warning',
  source: 'DoD SBIR 25.1 BAA, section 5.7 (SBIR data rights, DFARS 252.227-7018)',
  remedy: 'Say that software and data are delivered with SBIR data rights and their legend, or with which rights instead.',
  objections: (_plan, { said }) => {
    if (said.some(({ sentence }) => speaksOfRights(sentence))) return []
    const delivered = said.find(({ part, sentence }) => part === 'deliverable' && hasRights(sentence))
    if (!delivered) return []
    return [
      {
        ...atWords(delivered, 0),
        message: 'Software or data is delivered, and the plan says nothing of the data rights and their marking.',
      },
    ]
  },
}

function hasRights(deliverable: string): boolean {
  return (
    DATA.test(deliverable) ||
    (SOFTWARE.test(deliverable) && !DOCUMENT.test(partedAtSpaces(deliverable.trim()).slice(0, OPENING_WORDS).join(' ')))
  )
}
