import { milestoneTitle } from '../../../domain/milestone.ts'
import { wordsOf } from '../../../language/words.ts'
import { core, definite, definiteIn, isObject, milestoneObject } from '../acceptance/object-name.ts'
import { isKnownThing, isProcess } from '../acceptance/thing-kind.ts'
import type { Stage } from '../demands/duty-verbs.ts'
import { isThing } from '../english/noun-phrase.ts'
import { openingVerbs } from '../english/opening-verbs.ts'
import { lowerStart } from '../english/wording.ts'
import type { Subject } from '../subject.ts'
import { mainTask } from './task-line.ts'

/** What a milestone does: the stage of its work, what its documents are about, and in one word or two what comes of it ("concepts", "design"). */
export type MilestoneWork = { stage: Stage; object: string; result: string }

/** What comes of an activity, by the stage of the work that it belongs to; the first match wins. */
const RESULTS: readonly [Stage, RegExp][] = [
  [
    'test',
    /feasib|^(?:(?!of |for |on )[\w-]+ ){0,2}(?:tests?(?! (?:coupons?|articles?|specimens?|samples?|rigs?|beds?|stands?|fixtures?|data|plans?)\b)|testing|demonstrations?|verification|validation|evaluations?|measurement|benchmarks?|runs|experiments?|trials?|confirmation|characterization|results)\b/i,
  ],
  [
    'analyse',
    /^(?:(?!of |for |on )[\w-]+ ){0,2}(?:analys[ie]s|assessments?|comparison|collection|estimate|examination|exploration|identification|investigation|research|reviews?|selection|down-select(?:ion)?|baseline|stud(?:y|ies)|surveys?|definition|determination|requirements|ranking|unknowns|assumptions|inputs)\b/i,
  ],
  [
    'integrate',
    /^(?:(?!of |for |on )[\w-]+ ){0,2}(?:integration|hardening|optimization|refinement|improvement|enhancement|upgrade|maturation|installation|application (?:of|to)|alignment|calibration|adjustment|commissioning)\b/i,
  ],
  [
    'design',
    /^(?:(?!of |for |on )[\w-]+ ){0,2}(?:concepts?|designs?|architectures?|models?|simulations?|specifications?|descriptions?|outline|plans?|formulation|derivation|proposal|use|algorithms?|methods?|approach(?:es)?|frameworks?|preparation)\b/i,
  ],
  [
    'build',
    /^(?:(?!of |for |on )[\w-]+ ){0,2}(?:builds?|construction|creation|fabrication|implementation|adaptation|extension|expansion|production|prototypes?|assembly|code|development|software|training|generation|manufacture|data ?sets?|completion|synthesis)\b/i,
  ],
]

/** What a title ends on: "Dust and oil tests", "Lattice simulation". */
const ENDS_ON: readonly [Stage, RegExp][] = [
  ['test', /^(?!.*\b(?:of|for|on)\b).*\b(?:(?:re)?tests?|trials?|demonstrations?|measurements?|runs|replay)$/i],
  ['design', /^(?!.*\b(?:of|for|on)\b).*\b(?:simulations?|designs?|drawings)$/i],
]

/** "Integration and simulated tests" ends in tests, and is judged by them. */
const AND_TESTS = /^(?!.*\b(?:of|for|on)\b).* and (?:[\w-]+ ){0,2}tests?$/i

/** Handiwork that leaves a thing behind. */
const MAKES =
  /^(?:print|make|assemble|machine|cast|wire|solder|mill|weave|lay up|code|train|weld|etch|grow|deposit|coat|fire|co-?fire|sinter|mold|mould|laminate|bond|braze|cure|knit|spin|forge|grind|polish)\b/i

/** Whether a milestone holds a test plan with numbers: what is done there is tested, whatever its title calls it. */
export function hasTestPlan(text: string): boolean {
  return /^Test plan: .*\d/m.test(text)
}

/** An assessment under a test plan is a test; so is a design that carries one, unless its title says that it is drawn or computed. */
function underTestPlan(stage: Stage, text: string): Stage {
  if (!hasTestPlan(text)) return stage
  const isPaper = /\b(?:designs?|concepts?|models?|simulations?|architectures?|specifications?|plans?)\b/i.test(milestoneTitle(text))
  return stage === 'analyse' || (stage === 'design' && !isPaper) ? 'test' : stage
}

/** "the outlines and adaptation of the code" → "the outlines and the code". */
const ACTS = /(?<= and )(?:the )?(?:adaptation|extension|development|assembly|training|expansion) of (?=the )/g

/** The work that a milestone's title names, "Verification of the antenna"; where it names none, that of its main task. */
export function workOf(text: string, subject: Subject): MilestoneWork {
  const found = titledWork(text, subject)
  const work = { ...found, object: found.object.replace(ACTS, '') }
  if (isProcess(work.object) && !/^(?:close|integrate)$/.test(work.stage)) return { ...work, stage: 'build' }
  return { ...work, stage: underTestPlan(work.stage, text) }
}

function titledWork(text: string, subject: Subject): MilestoneWork {
  const title = milestoneTitle(text)
  if (/^proof of\b/i.test(title)) return { stage: 'build', object: definite(lowerStart(title)), result: lowerStart(title) }
  if (isProcess(title) && !/ and /.test(title)) return { stage: 'build', object: definite(lowerStart(title)), result: lowerStart(title) }
  const stage = /^(?:[A-Z][a-z]+e|design|build|test|study|model) (?:the|an?|each|all)\b/i.test(title)
    ? undefined
    : AND_TESTS.test(title)
      ? 'test'
      : (RESULTS.find(([, pattern]) => pattern.test(title)) ?? ENDS_ON.find(([, pattern]) => pattern.test(title)))?.[0]
  const main = mainTask(text)
  if (!stage)
    return {
      stage: MAKES.test(main.duty) ? 'build' : main.stage === 'close' ? 'analyse' : main.stage,
      object: titled(title, subject) ?? milestoneObject(main, text, subject),
      result: main.duty,
    }
  const [, result = title, rest] = /^(.{3,50}?) (?:of|for|on) (.+)$/.exec(title) ?? []
  if (/\bmodels?$/i.test(result) && isObject(lowerStart(title)))
    return { stage, object: definiteIn(lowerStart(title), subject), result: lowerStart(result) }
  const object = core(withoutChange(changedThing(result, rest?.replace(/ against the required values$/, '')) ?? title))
  return { stage, object: isObject(object) ? definiteIn(lowerStart(object), subject) : subject.short, result: lowerStart(result) }
}

/** "Extension of X to Y" is about X, "Replacement of X by Y" about Y. */
function changedThing(result: string, rest: string | undefined): string | undefined {
  if (/^(?:extension|adaptation|expansion|conversion|port|porting|move)$/i.test(result)) return rest?.replace(/ to .+$/, '')
  return /^replacement$/i.test(result) ? rest?.replace(/^.{3,50} by (?=\w)/, '') : rest
}

/** What was done to a thing is no part of its name: "the absorber scaled down in frequency" → "the absorber". */
function withoutChange(object: string): string {
  return object.replace(/(?<=[\w)]) (?:scaled|adapted|extended|ported|reduced|bent|moved|shrunk|changed|expanded|converted)\b.*$/, '')
}

const NOT_BARE = / (?:of|for|with|in|on|to|from|at|by|and|or|that) /

/** A title that names a thing or an activity, "Display and at-sea replay", "Joining of tracks", is what its documents are about. */
function titled(title: string, subject: Subject): string | null {
  const plain = title.replace(/ \([^)]*\)/g, '').replace(/[.;:]+$/, '')
  const isOrder = openingVerbs(wordsOf(plain.charAt(0).toLowerCase() + plain.slice(1))).length > 0
  const full = withoutChange(plain)
  const head = full.length > 60 ? (full.split(/ (?:with|in|for|from|under|that) /)[0] ?? full) : full
  if (!isOrder && isKnownThing(head) && /^[\w/-]+(?: [\w/-]+){1,4}$/.test(head) && !NOT_BARE.test(head))
    return definiteIn(lowerStart(head), subject)
  const [, act = '', rest] = /^([\w-]+(?:ing|al|ance|ment)) (?:of|for) (.+)$/.exec(plain) ?? []
  const object = core(withoutChange(changedThing(act, rest) ?? plain))
  return !isOrder && isThing(lowerStart(object)) && isObject(object) ? definiteIn(lowerStart(object), subject) : null
}
