import { partedAtSpaces } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import { blanksIn } from '../blank.ts'
import { DELIVERABLE_PLACEHOLDERS, milestoneBody, type StoredMilestone, shownText } from '../milestone.ts'
import { PERFORMER } from './how-fact.ts'
import { tasksOf } from './how-task.ts'
import { atWords, listed } from './quoted.ts'
import type { Objection, QualityRule, Said } from './rule.ts'

/** What a milestone that only writes, reviews and shows on paper need not say. */
const PLACE = 'where it is done'

/** What is done with a tool or a material: "joined by", "measured in". */
const DONE = new Set(
  partedAtSpaces(`joined fitted computed calculated analyzed analysed modeled modelled solved measured tested checked trained built made cut printed
  machined`),
)
const BEHIND = /\b([a-z]+) (?:with|in|on|by|from|at) /gi

/** What a development milestone has to say of its work, and how a text shows that it says it. A blank for it counts: it is listed by itself. */
const FACETS: readonly { missing: string; told: readonly Pick<RegExp, 'test'>[]; blank: RegExp }[] = [
  {
    missing: 'who does it',
    told: [
      PERFORMER,
      cueList(`
        principal investigator | project lead | test lead | task lead | technical lead | team lead | led by | engineer | scientist | technician
        | researcher | analyst | manager | programmer | developer | machinist | research institution | subcontractor | university
        | consultant`),
      /(?:^|\. )Lead\b[^:\n]{0,30}: *\S/m,
      /\bPI\b|\b(?:Dr|Prof)\.|\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+ (?:leads|runs|builds|does|tests|measures|designs|writes|models|performs|is|will|shall)\b/u,
    ],
    blank: /who|lead|person|staff|investigator|engineer/i,
  },
  {
    missing: PLACE,
    told: [
      cueList(`
        laboratory | lab | office | facility | test site | test range | test bed | test stand | test cell | test track | test area
        | antenna range | flight range | firing range | missile range | ocean range | outdoor range | indoor range | instrumented range
        | flight area | proving ground | wind tunnel | chamber | shielded room | clean room | cleanroom | server room | control room
        | test room | dark room | machine shop | shop floor | plant | hangar | airfield | campus | foundry | server | cluster
        | data center | data centre | arsenal | depot | shipyard | test tank | premises | headquarters | air force base | naval base`),
      /(?:^|\. )(?:Lead, p|P)lace\b[^:\n]{0,20}: *\S/m,
      /\b(?:in|at) (?:\p{Lu}\p{Ll}+ ){0,2}\p{Lu}\p{Ll}+, \p{Lu}|\bAFB\b|\b\p{Lu}\p{Ll}+ (?:Range|Site|Center|Base)\b|\bFort \p{Lu}\p{Ll}+/u,
    ],
    blank: /where|place|site|range|lab|facility|workshop|location/i,
  },
  {
    missing: 'how it is done',
    told: [
      /\b(?:shall|will|we|to) use (?!it\b|them\b|this\b|results\b|the results\b)|\b(?:model|simulate|analyze|compute)s? [^.\n]{1,60} (?:in|with) [A-Z]/,
      /\bby (?:(?:[a-z]{2,20} ){0,2}[a-z]{3,20}ing|analysis|simulation|calculation|tests?|measurement|inspection|comparison|survey)\b/i,
      cueList(`
        using | by means of | via | method | procedure | protocol | simulate | simulated | simulation | monte carlo | finite element
        | regression | instrument | analyzer | analyser | fixture | oscilloscope | test plan | template | repeats | coupon
        | compare with | compare to | compare against | compared with | compared to | compared against | data set | dataset
        | each run | set up | setup`),
      { test: (text) => [...text.matchAll(BEHIND)].some(([, verb = '']) => DONE.has(verb.toLowerCase())) },
      /\b\d+ runs?\b/i,
    ],
    blank: /how|method|tool|instrument|data|procedure|runs/i,
  },
]

/** QC-20: a milestone with work says who does it, where and how (brief §4). When, is told by its due date. */
export const taskWithoutFacet: QualityRule = {
  id: 'QC-20',
  checks: 'work says who does it, where and how',
  severity: 'warning',
  source: 'DoD SBIR 25.4 BAA, section 3.7 and Appendix A: the statement of work says how and where the work is done',
  remedy: 'Name the person or role, the laboratory, office or range, and the method, instrument or data.',
  objections: ({ milestones }) => milestones.filter(({ step_type }) => step_type === 'development').flatMap(facetsOf),
}

function facetsOf(milestone: StoredMilestone): Objection[] {
  const text = shownText(milestone)
  if (text.trim() === '') return []
  const asked = blanksIn(text).map(({ ask }) => ask)
  const { tasks } = tasksOf(milestone)
  const isOnPaper = tasks.length > 0 && tasks.every(({ kind }) => kind === 'paper' || kind === 'meeting')
  const missing = FACETS.filter(
    ({ missing: facet, told, blank }) =>
      !(isOnPaper && facet === PLACE) && !told.some((pattern) => pattern.test(text)) && !asked.some((ask) => blank.test(ask)),
  ).map((facet) => facet.missing)
  if (missing.length === 0) return []
  const { milestone_number } = milestone
  const message = `Milestone ${milestone_number} does not say ${listed(missing)}.`
  return [{ milestone_number, part: 'text', message, ...(missing.length === FACETS.length && { severity: 'error' as const }) }]
}

/** A sentence that sets an objective: "Objective 3: …". */
const SET = /^[^\p{L}\d]{0,4}(?:technical )?objective (\d{1,2}) ?(?:[:–—(.]|-\s|is\b)/iu

/** An objective named anywhere, one or several: "objectives 1 and 3". */
const NAMED =
  /\bobjectives? (\d{1,2}(?:,? ?(?:and|&|to|–|-) ?\d{1,2}|, ?\d{1,2}){0,8})(?![\d.]\d|\d| ?(?:%|°|dB|[kMG]?Hz\b|[kmc]?m\b|ft\b|in\b|kg\b|lb\b|m?s\b|hours?\b|[kM]?W\b|V\b))/gi

/** QC-21: an objective with a number is served by a task, and a task names no objective that is not set (brief §4). */
export const objectiveWithoutTask: QualityRule = {
  id: 'QC-21',
  checks: 'each numbered objective has a task, and each objective that a task names exists',
  severity: 'error',
  source: "Proposal reviewers' practice: tasks that do not reach the objectives; DoD SBIR 25.4 BAA, Appendix A (objectives, then tasks)",
  remedy: 'Say in a task which objective it serves, or take the objective out.',
  objections: (_plan, { said }) => {
    const set = objectivesIn(said.filter(({ sentence }) => SET.test(sentence)))
    if (set.size === 0) return []
    const named = objectivesIn(said.filter(({ sentence }) => !SET.test(sentence)))
    return [
      ...objected(set, named, (number) => `Objective ${number} has no task that names it.`),
      ...objected(named, set, (number) => `A task serves objective ${number}, which the plan does not set.`),
    ]
  },
}

type Places = Map<number, ReturnType<typeof atWords>>

function objected(wanted: Places, present: Places, message: (number: number) => string): Objection[] {
  return [...wanted].filter(([number]) => !present.has(number)).map(([number, place]) => ({ ...place, message: message(number) }))
}

/** The numbers of the objectives that sentences name, with the place of each one's first mention. */
function objectivesIn(said: readonly Said[]): Places {
  const found: Places = new Map()
  for (const one of said)
    for (const match of one.sentence.matchAll(NAMED))
      for (const number of numbersIn(match[1] ?? '')) if (!found.has(number)) found.set(number, atWords(one, match.index))
  return found
}

function numbersIn(words: string): number[] {
  const numbers = (words.match(/\d+/g) ?? []).map(Number)
  const [from = 0, to = 0] = numbers
  return /to|–|-/.test(words) && numbers.length === 2 && to > from
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : numbers
}

/** QC-22: a milestone hands something over, or a later one builds on it (brief §4). */
export const taskWithoutOutcome: QualityRule = {
  id: 'QC-22',
  checks: 'each milestone ends in a deliverable or feeds another one',
  severity: 'warning',
  source: 'Army SBIR 25.4 Release 12 instructions, section 3.7f: milestones with their deliverables; Air Force SBIR 25.1 work plan outline',
  remedy: 'Name what is handed over, in which format and to whom, or the milestone that uses the result.',
  objections: ({ milestones }) =>
    milestones.filter((milestone) => handsNothingOver(milestone) && !isUsed(milestone, milestones)).map(outcomeless),
}

function outcomeless({ milestone_number }: StoredMilestone): Objection {
  return {
    milestone_number,
    part: 'deliverable',
    message: `Milestone ${milestone_number} hands nothing over, and no other milestone builds on it.`,
  }
}

function handsNothingOver({ deliverables }: StoredMilestone): boolean {
  return deliverables.every((one) => one.trim() === '' || DELIVERABLE_PLACEHOLDERS.includes(one.trim()))
}

/** Whether a later milestone speaks of this one below its title. */
function isUsed({ milestone_number }: StoredMilestone, milestones: readonly StoredMilestone[]): boolean {
  const name = new RegExp(String.raw`\b(?:milestone|task) ${milestone_number}\b`, 'i')
  return milestones.some((other) => other.milestone_number > milestone_number && name.test(milestoneBody(shownText(other))))
}
