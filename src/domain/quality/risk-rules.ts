import { listed } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { atWords, byMilestone } from './quoted.ts'
import { type Objection, placeName, type QualityRule, type Said } from './rule.ts'

/** A sentence that states a risk, rather than one in which the word stands ("technical risk reduction"). */
const HEADED = /^\W*risks?\b|\brisks?(?: (?:no\.? ?)?\d{1,2})?:/i
/** Words between which and the risk something else is spoken of: "the early sign of the risk: Ana Ruiz looks at it weekly". */
const REFERS = cueList('of | for | to | against | with | about | on | from | by | in')
const STATED = cueList(`
  the/a/one risk is | main/major/key/chief/biggest/greatest risk | technical/schedule/cost risk/risks is/are | is a/the /_ risk`)

function riskAt(sentence: string): number | undefined {
  const index = HEADED.exec(sentence)?.index
  if (index !== undefined && !REFERS.test(sentence.slice(0, index).split(/[.;:]/).at(-1) ?? '')) return index
  return STATED.find(sentence)?.index
}

/** What tells that the risk has come. */
const TRIGGER = cueList(`
  early sign | early warning | early indicator | trigger | triggered | watched | monitored | detected | indicator | sign | when | whenever | if | once
  | should | below | above | under | over | exceed | exceeds | less than | more than | later than | by month | by the end | at award | < | > | ≤ | ≥`)

/** What is done then, or beforehand. */
const ANSWER = cueList(`
  fallback | fall back | mitigat* | instead | alternative | alternatively | otherwise | plan b | switch | replace | reduce | reserve | backup | back
  up | the contractor shall | we would/will/shall/can/use/order/add/switch | it/they would/will/shall/can | is to be | resolved/avoided by | second
  source | contingency | ; then/the/we`)

/** QC-43: the plan names its risks, each with the sign by which it is noticed and what is done then (brief §4). */
export const riskWithoutAnswer: QualityRule = {
  id: 'QC-43',
  checks: 'the plan names risks, each with its early sign and what is done then',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7c and evaluation rubric p. 27 (risks and mitigation)',
  remedy: 'For each major task: what may go wrong, by which sign you notice it, and what you do then.',
  objections: ({ milestones }, { said }) => {
    if (milestones.length === 0) return []
    const halves = [...byMilestone(said).values()].flatMap(halfToldRisk)
    return said.some(({ sentence }) => riskAt(sentence) !== undefined) ? halves : [{ message: 'The plan names no risk of its work.' }]
  },
}

/** A risk on a line of its own: "Risk: …", "Risk 2: …". */
const LABELLED = /^\W*risks?(?: (?:no\.? ?)?\d{1,2})?:/i

/** How many sentences after a risk may tell its sign and its answer. */
const FOLLOWING = 2

/** A risk on a line of its own is told by its parts; whether prose tells the sign and the answer nobody can say by its words. */
function halfToldRisk(said: readonly Said[]): Objection[] {
  const found = said.flatMap((one, place) => {
    const index = LABELLED.exec(one.sentence)?.index
    if (index === undefined) return []
    const told = said
      .slice(place, place + 1 + FOLLOWING)
      .filter(({ part }) => part === one.part)
      .map(({ sentence }) => sentence)
      .join(' ')
    const missing = [
      ...(TRIGGER.test(told) ? [] : ['the sign by which it is noticed']),
      ...(ANSWER.test(told) ? [] : ['what is done then']),
    ]
    return missing.length > 0 ? [{ one, index, missing }] : []
  })
  const [first] = found
  if (!first) return []
  return [{ ...atWords(first.one, first.index), message: `${placeName(first.one)} names a risk without ${listed(first.missing)}.` }]
}

/** A readiness level: "TRL 4", "TRL of 5", "TRLs 4-6", "technology readiness level 3". */
const LEVEL = /\b(?:TRLs?|readiness levels?)\)?(?: of| is| at| from)?[ -]?([1-9])(?: ?(?:-|–|to|and) ?(?:TRL ?)?([1-9]))?(?!\d)/gi

const SPEAKS_OF_LEVELS = cueList('trl | technology readiness')

const EVIDENCE = cueList(`
  test | tested | testing | measure* | demonstrat* | evidence | shown | report | reported | data | validat* | verif* | flight | run | trial | prototype
  | experiment`)

/** QC-44: where readiness levels matter, the plan says where the technology starts, where it ends, and on what evidence (brief §4). */
export const readinessLevels: QualityRule = {
  id: 'QC-44',
  checks: 'the technology readiness level at start and end is stated with its evidence, where the topic or the plan speaks of it',
  severity: 'warning',
  source: "The topic, where it names a technology readiness level; proposal reviewers' practice",
  remedy: 'Write "TRL 3 today (which test, when) to TRL 4 at the end (which test)".',
  objections: ({ topic, requirements, milestones }, { said }) => {
    const found = said.flatMap((one) => Array.from(one.sentence.matchAll(LEVEL), (match) => ({ one, match })))
    const [first] = found
    if (first) return levelObjections(found.map(({ one, match }) => ({ one, levels: match.slice(1), index: match.index })))
    const asked = [topic?.objective, topic?.description, ...Object.values(topic?.phases ?? {}), ...requirements.map(({ quote }) => quote)]
    // levels that are told in words of their own are not held against the plan
    const isTold = said.some(({ sentence }) => SPEAKS_OF_LEVELS.test(sentence))
    if (milestones.length === 0 || isTold || !asked.some((text) => SPEAKS_OF_LEVELS.test(text ?? ''))) return []
    return [{ message: 'The topic speaks of technology readiness, and the plan says neither where it starts nor where it ends.' }]
  },
}

type Mention = { one: Said; levels: readonly (string | undefined)[]; index: number }

function levelObjections(mentions: readonly Mention[]): Objection[] {
  const [first] = mentions
  if (!first) return []
  const levels = new Set(mentions.flatMap((mention) => mention.levels).filter((level) => level !== undefined))
  const missing = [
    ...(levels.size < 2 ? ['both the level at the start and the level at the end'] : []),
    ...([...new Set(mentions.map(({ one }) => one))].some(({ sentence }) => EVIDENCE.test(sentence)) ? [] : ['the evidence for a level']),
  ]
  return missing.length > 0
    ? [{ ...atWords(first.one, first.index), message: `The plan names TRL ${[...levels].join(', ')} without ${listed(missing)}.` }]
    : []
}
