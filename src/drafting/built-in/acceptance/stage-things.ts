import { toolsIn } from '../answers/tools-named.ts'
import { listed, upperStart } from '../english/wording.ts'
import type { MilestoneWork } from '../milestones/milestone-work.ts'
import type { TaskLine } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { core, definite, isObject } from './object-name.ts'

/** What a stage of work leaves behind, without recipient: its document first, then what the document stands on. */
export type Work = MilestoneWork & { text: string; content: string }

/** The things that a milestone's main work hands over. `content` says what the document holds. */
export function stageThings(work: Work, brief: PlanBrief): string[] {
  const { object, content } = work
  switch (work.stage) {
    case 'close':
    case 'analyse':
      if (/\b(?:list|table|map)$/i.test(object)) return [`${upperStart(object.replace(/^the /, ''))} (XLSX): each entry with its source`]
      return [
        `${documentOn(work, 'Analysis report')} (PDF)${content}`,
        `Comparison table on ${object.replace(ACTIVITY, '').trim()} (XLSX): options, criteria, values and sources`,
      ]
    case 'design':
      return [`${documentOn(work, 'Design report')} (PDF)${content}`, files(work, brief)]
    case 'build':
      return built(work, brief)
    case 'integrate':
      return [
        `Integration report on ${object} (PDF), interface by interface${content}`,
        `Configuration list of ${object} (XLSX): part or module, version, origin`,
      ]
    default:
      return tested(work, brief)
  }
}

const CONCEPT = /^the (?:[\w-]+ ){0,2}concepts? (?:for|of) (?!operations)(.+)$/i

/** Objects that are work themselves. */
const ACTIVITY =
  /^the (?:[\w-]+ )?(?:review|study|analysis|survey|assessment|investigation|evaluation|comparison|trade study|research) (?:of|on|into)\b/i

/** What a document says, not a thing that could be modeled or drawn. */
const SAID =
  /\b(?:simulations?|tests?|measurements?|stud(?:y|ies)|methods?|plans?|approach(?:es)?|concepts?|reviews?|materials|requirements|operations|optimization|procedures?|techniques?)\b/i

/** "define and develop concepts for a device" → "Concept report on the device"; "describe the materials" → "Description of the materials". */
function documentOn({ result, object }: Work, usual: string): string {
  if (/^(?:[a-z-]+ )?concepts?$/i.test(result)) return `Concept report on ${object}`
  const concept = CONCEPT.exec(object)?.[1]
  if (concept && isObject(concept)) return `Concept report on ${definite(concept)}`
  if (/^(?:[a-z]+ and )?(?:describe|document|outline|explain|description)\b/i.test(result)) return `Description of ${object}`
  if (/\barchitecture\b/i.test(object)) return `Architecture description of ${object}`
  if (/^the (?:[\w-]+ ){0,3}(?:plan|test plan|procedure)\b/i.test(object)) return upperStart(object.replace(/^the /, ''))
  return ACTIVITY.test(object) ? `Report on ${object}` : `${usual} on ${object}`
}

const SOFTWARE = /software|algorithm|autonom|behavior|signal processing|\bcode\b|\btool|\bmodels?\b|data|\bAI\b|LLM|\bapp\b|application/i

const HARDWARE =
  /prototype|hardware|device|generator|station|connect|antenna|sensor|cable|material|structure|coupon|cartridge|vehicle|battery|array|swatch|filter|circuit|board/i

const LANGUAGE = /\b(?:CUDA|Python|C\+\+|Ada|SPARK|MATLAB|Rust|Java|MISRA)\b|\b(?:librar(?:y|ies)|middleware|binding|firmware|code)\b/

/** What only matter can be. */
const MATTER =
  /\b(?:skulls?|heads?|gels?|agar|resins?|insulators?|discs?|specimens?|electrodes?|optics|collimators?|lens(?:es)?|mirrors?|mounts?|housings?|coils?|magnets?|epoxy|alloys?|pumps?|motors?|blades?|plates?|tubes?|kg|mm|volts?|watts?)\b/gi

/** Code or matter, by what the company says of its solution: which of the two its words speak of more. */
function isCode({ subject, answers }: Pick<PlanBrief, 'subject' | 'answers'>): boolean {
  const told = answers.filter(({ topic }) => /^(?:solution|existing|end_state|method)$/.test(topic)).map(({ text }) => text)
  if (told.length === 0) return false
  const all = [subject.full, ...told].join(' ')
  const count = (words: RegExp) => [...all.matchAll(new RegExp(words, 'gi'))].length
  return count(SOFTWARE) + count(LANGUAGE) > count(HARDWARE) + count(MATTER)
}

/** Whether something is handed over as software rather than as hardware. */
export function isSoftware(object: string, { subject, answers }: Pick<PlanBrief, 'subject' | 'answers'>): boolean {
  const isSaid = answers.some(
    ({ topic, text }) => topic === 'end_state' && /^(?:an? |the )?(?:(?!with\b|and\b|for\b)\w+ ){0,2}software\b/i.test(text),
  )
  if (isSaid && !HARDWARE.test(object.replace(/prototype/gi, ''))) return true
  if (LANGUAGE.test(object)) return true
  if (SOFTWARE.test(object)) return true
  return !HARDWARE.test(object) && (/software|algorithm|\bcode\b|\bAI\b|LLM|\bapp\b/i.test(subject.full) || isCode({ subject, answers }))
}

/** The models or drawings behind a design, with the programs that the answers name. */
function files(work: Work, brief: PlanBrief): string {
  const { text } = work
  const object = SAID.test(work.object) ? brief.subject.short : work.object
  const tools = toolsIn(brief, text)
  const named = tools.length > 0 ? `${listed(tools)} files` : 'native format'
  const simulates = /simulat|model/i.test(`${text} ${brief.facts.analysis?.topic.description ?? ''}`) || isSoftware(object, brief)
  const isModel = /\bmodels?(?: (?:of|with|for) .*)?$/i.test(object)
  return simulates
    ? `${isModel ? upperStart(object.replace(/^the /, '')) : `Models of ${object}`} (${named}) with inputs, and their results (CSV)`
    : `Drawings or diagrams of ${object} (PDF and ${named}) with parts list (XLSX)`
}

function built({ object, content, text }: Work, brief: PlanBrief): string[] {
  if (/\bdata ?sets?\b/i.test(object))
    return [`Data of ${object} (CSV or native format)`, `Description of ${object} (PDF): sources, fields, split and known gaps`]
  return isSoftware(object, brief)
    ? [
        `Software build of ${object} (ZIP): source, build instructions, version list and open defects`,
        `Build record for ${object} (PDF)${content}`,
      ]
    : [
        `${/prototype/i.test(object) ? upperStart(object.replace(/^the /, '')) : `Prototype of ${object}`} (hardware), kept for inspection by the TPOC`,
        `Build record for ${object} (PDF)${content}; drawings (${toolsIn(brief, text).join(', ') || 'PDF'}) and parts list (XLSX)`,
      ]
}

function tested({ result, object, text, content }: Work, brief: PlanBrief): string[] {
  if (/feasib/i.test(result))
    return [
      `Feasibility report on ${brief.subject.short} (PDF)${content}`,
      files({ result, object: brief.subject.short, text, content, stage: 'test' }, brief),
    ]
  const kind = /^(?:[a-z]+(?:,| and|, and) )*demonstrat(?:e|ions?)\b/i.test(result) ? 'Demonstration' : 'Test'
  return [
    `${kind} report on ${object} (PDF)${content}`,
    `${kind} procedure for ${object} (PDF): set-up, runs, quantity recorded, pass mark`,
  ]
}

/** The second thing that a task of another stage leaves behind. */
export function sideThing(task: TaskLine, text: string, brief: PlanBrief): string[] {
  const object = core(task.object)
  if (!isObject(object) || / methods?\b/.test(object)) return []
  const things = stageThings({ stage: task.stage, object: definite(object), result: task.duty, text, content: '' }, brief)
  return things.slice(0, 1)
}
