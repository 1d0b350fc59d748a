import { upperStart } from '../english/wording.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { isActivity } from '../steps/step-verb.ts'

/** What a thing is when it is handed over: matter, a material or its specimens, code, a calculation, data, a paper, a process with its specimens, or work that leaves only its record. */
export type ThingKind = 'hardware' | 'material' | 'software' | 'model' | 'data' | 'document' | 'process' | 'work'

const CODE_HEAD =
  /^(?:software|code|codes|algorithms?|tools?|toolbox|apps?|applications?|plug-?ins?|kernels?|librar(?:y|ies)|firmware|simulators?|compilers?|pipelines?|classifiers?|dashboards?|middleware|bindings?|parsers?|engines?|decoders?|encoders?|schedulers?|viewers?|scripts?|features?|executables?|interfaces?|forecasting)$/i
const MODEL_HEAD = /^(?:models?|simulations?|twins?|proofs?)$/i
const DATA_HEAD = /^(?:data|data-?sets?|datasets?|corpus|corpora|databases?|recordings?|labels)$/i
const PAPER_HEAD =
  /^(?:plans?|procedures?|reports?|assessments?|stud(?:y|ies)|budgets?|requirements|lists?|tables?|maps?|schedules?|surveys?|reviews?|analys[ie]s|specifications?|architectures?|concepts?|baselines?|trades?|trade-?offs?|documents?|documentation|guides?|manuals?|CONOPS|evaluations?|comparisons?|estimates?|strateg(?:y|ies)|roadmaps?|catalogs?|thresholds?|settings|limits|criteria|recipes?)$/i
/** What has no body of its own: nobody receives a rate. */
const NO_BODY =
  /^(?:rates?|motions?|times?|costs?|efficienc(?:y|ies)|performance|security|accuracy|accuracies|ranges?|process(?:es)?|runs?|methods?|techniques?|approach(?:es)?|ways?|steps?|efforts?|works?|moves?|changes?|builds?|capabilit(?:y|ies)|functionality|abilit(?:y|ies)|support|operations?|conditions?|states?|results?|effects?|improvements?|losses|gains?|levels?|chemistry|geometry|geometries|environments?|technolog(?:y|ies)|implementations?|directions?|wind|temperature|noise|access|time-?lines?|phases?)$/i
const MATTER_HEAD =
  /^(?:absorbers?|antennas?|arrays?|batter(?:y|ies)|blades?|boards?|cables?|cards?|cartridges?|chambers?|channels?|chips?|circuits?|coils?|collimators?|connectors?|coupons?|detectors?|devices?|diodes?|discs?|disks?|electrodes?|electronics|enclosures?|feeders?|fibers?|filters?|fixtures?|gels?|generators?|handhelds?|hardware|heads?|housings?|insulators?|lanes?|lasers?|lattices?|lens(?:es)?|magnets?|materials?|meshes|mesh|mirrors?|modules?|motors?|mounts?|nozzles?|optics|ovens?|panels?|parts?|plates?|probes?|projectors?|pumps?|radios?|reservoirs?|resins?|rigs?|samples?|sensors?|skulls?|sleeves?|specimens?|stations?|structures?|swatch(?:es)?|transmitters?|tubes?|units?|valves?|vehicles?|wafers?|windows?)$/i

/** Matter that nobody draws: it is made by a process, and judged by what is measured on it. */
const MATERIAL_HEAD =
  /^(?:alloys?|ceramics?|coatings?|composites?|coupons?|films?|foams?|gels?|inks?|laminates?|materials?|polymers?|powders?|resins?|samples?|specimens?|swatch(?:es)?)$/i

const SOFTWARE = /software|algorithm|autonom|behavior|signal processing|\bcode\b|\btool|\bmodels?\b|data|\bAI\b|LLM|\bapp\b|application/i

const HARDWARE =
  /prototype|hardware|device|generator|station|connect|antenna|sensor|cable|material|structure|coupon|cartridge|vehicle|battery|array|swatch|filter|circuit|board/i

const LANGUAGE = /\b(?:CUDA|Python|C\+\+|Ada|SPARK|MATLAB|Rust|Java|MISRA)\b|\b(?:librar(?:y|ies)|middleware|binding|firmware|code)\b/

/** What only matter can be. */
const MATTER =
  /\b(?:skulls?|heads?|gels?|agar|resins?|insulators?|discs?|specimens?|electrodes?|optics|collimators?|lens(?:es)?|mirrors?|mounts?|housings?|coils?|magnets?|epoxy|alloys?|pumps?|motors?|blades?|plates?|tubes?|kg|mm|volts?|watts?)\b/gi

type Told = Pick<PlanBrief, 'subject' | 'answers'>

/** Code or matter, by what the company says of its solution: which of the two its words speak of more. */
function isCode({ subject, answers }: Told): boolean {
  const told = answers.filter(({ topic }) => /^(?:solution|existing|end_state|method)$/.test(topic)).map(({ text }) => text)
  if (told.length === 0) return false
  const all = [subject.full, ...told].join(' ')
  const count = (words: RegExp) => [...all.matchAll(new RegExp(words, 'gi'))].length
  return count(SOFTWARE) + count(LANGUAGE) > count(HARDWARE) + count(MATTER)
}

/** Whether something is handed over as software rather than as hardware. */
export function isSoftware(object: string, { subject, answers }: Told): boolean {
  const head = headIn(object)
  if (CODE_HEAD.test(head)) return true
  if (MATTER_HEAD.test(head) && !/^(?:features?|generators?|modules?|detectors?|units?|structures?|channels?)$/i.test(head)) return false
  const isSaid = answers.some(
    ({ topic, text }) => topic === 'end_state' && /^(?:an? |the )?(?:(?!with\b|and\b|for\b)\w+ ){0,2}software\b/i.test(text),
  )
  if (isSaid && !HARDWARE.test(object.replace(/prototype/gi, ''))) return true
  if (LANGUAGE.test(object) || SOFTWARE.test(object)) return true
  return !HARDWARE.test(object) && (/software|algorithm|\bcode\b|\bAI\b|LLM|\bapp\b/i.test(subject.full) || isCode({ subject, answers }))
}

/** What is done to matter, and leaves specimens behind. */
const PROCESS =
  /\b(?:impregnation|anneal(?:ing|s)?|hydrogenation|depositions?|curing|etching|sintering|passivation|crystal growth|epitaxy|heat treatment|surface treatment|plating|dyeing|lamination|electrospinning|extrusion)\b/i

/** Whether a step is a process by its head: "the hydrogenation runs", "the anneal with an arsenic cap". */
export function isProcess(object: string): boolean {
  return PROCESS.test(object.split(/ (?:of|for|with|in|on|to|from|at|by|before|after) /)[0] ?? object)
}

/** The head noun: the last word before what only describes it further. "the collection, modeling, and display software" → "software". */
function headIn(object: string): string {
  const plain = object.replace(/ ?\([^)]*\)/g, '').replace(/ (?:\d[\d.]*|[IVX]+)$/, '')
  const head = plain.split(DESCRIBES)[0] ?? plain
  return head.split(/[ /-]/).at(-1) ?? head
}

const DESCRIBES =
  / (?:of|for|with|without|in|on|to|from|at|by|before|after|that|which|against|over|under|up|via|using|containing|comprising|including|based|across|between) /

/** Whether a phrase ends, before what describes it further, on a noun that is known to name a thing, whatever a tagger takes it for: "tamper mesh". */
export function isKnownThing(object: string): boolean {
  const head = headIn(object)
  return [CODE_HEAD, MODEL_HEAD, DATA_HEAD, MATTER_HEAD, PAPER_HEAD].some((heads) => heads.test(head))
}

/** What the answers say that a thing with a name is: "PlumeSim, a Monte Carlo model", "the PlumeSim code". */
function isNamedCode(object: string, { answers }: Told): boolean {
  const name = /^(?:the )?([A-Z]\w+)(?: [\d.]+)?$/.exec(object)?.[1]
  if (!name) return false
  const said = new RegExp(
    `\\b${name}(?:(?: [\\d.]+)?, (?:an?|our|its|the) (?:[\\w-]+ ){0,4}| )(?:code|software|tool|models?|simulator|library|app|program)\\b`,
  )
  return answers.some(({ text }) => said.test(text))
}

/** What a thing is by its head noun; a noun that may be either is what the company says its solution is. */
export function kindOf(object: string, told: Told): ThingKind {
  const head = headIn(object)
  if (MODEL_HEAD.test(head)) return 'model'
  if (DATA_HEAD.test(head) || /\bdata ?sets?$/i.test(object)) return 'data'
  if (PAPER_HEAD.test(head)) return 'document'
  if (MATERIAL_HEAD.test(head)) return 'material'
  if (CODE_HEAD.test(head) || isNamedCode(object, told)) return 'software'
  if (object !== told.subject.short && isProcess(object)) return 'process'
  if (object !== told.subject.short && !MATTER_HEAD.test(head) && (NO_BODY.test(head) || isActivity(object))) return 'work'
  return isSoftware(object, told) ? 'software' : 'hardware'
}

/** A thing under the pen, and what kind it is. */
export type Piece = { object: string; kind: ThingKind }

/** The things that one step makes together, kind by kind: "the absorber and material model" → an absorber to be touched, a model to be run. */
export function piecesOf(object: string, told: Told): Piece[] {
  const parts = object.split(/,? and (?:the )?|, (?:the )?/).map((part) => part.replace(/^the /, '').trim())
  const pieces = parts.map((part): Piece => ({ object: `the ${part}`, kind: kindOf(`the ${part}`, told) }))
  const isMixed = new Set(pieces.map(({ kind }) => kind)).size > 1 && pieces.every(({ kind }) => kind !== 'work')
  const isBare = / (?:of|for|with|in|to|on|from|that) /.test(object)
  return isMixed && !isBare && parts.length <= 3 && parts.every((part) => part.length > 3)
    ? pieces
    : [{ object, kind: kindOf(object, told) }]
}

/** The name of a thing at the head of a line: "the tamper mesh" → "Tamper mesh". */
export function headed(object: string): string {
  return upperStart(object.replace(/^the /, ''))
}
