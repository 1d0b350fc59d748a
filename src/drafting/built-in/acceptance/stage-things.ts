import { toolsIn } from '../answers/tools-named.ts'
import { listed, upperStart } from '../english/wording.ts'
import type { MilestoneWork } from '../milestones/milestone-work.ts'
import type { TaskLine } from '../milestones/task-line.ts'
import type { PlanBrief } from '../plan-brief.ts'
import { headWord, isActivity } from '../steps/step-verb.ts'
import { core, definite, isObject } from './object-name.ts'
import { headed, kindOf, type Piece, piecesOf } from './thing-kind.ts'

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

/** Work that leaves no drawing of its own: "the move to the smaller device". */
function isWork(object: string): boolean {
  return (
    SAID.test(object) ||
    isActivity(object) ||
    /^(?:moves?|changes?|trades?|inputs|baselines?|unknowns|assumptions)$/i.test(headWord(object))
  )
}

/** The models or drawings behind a design, with the programs that the answers name. */
function files(work: Work, brief: PlanBrief): string {
  const { text } = work
  const object = isWork(work.object) && kindOf(work.object, brief) !== 'model' ? brief.subject.short : work.object
  const tools = toolsIn(brief, text)
  const named = tools.length > 0 ? `${listed(tools)} files` : 'native format'
  const kind = kindOf(object, brief)
  if (kind === 'material') return `Data sheet of ${object} (XLSX): composition, settings and properties, each with its source`
  const simulates = /simulat|model/i.test(`${text} ${brief.facts.analysis?.topic.description ?? ''}`) || kind === 'software'
  return simulates
    ? `${kind === 'model' ? headed(object) : `Models of ${object}`} (${named}) with inputs, and their results (CSV)`
    : `Drawings or diagrams of ${object} (PDF and ${named}) with parts list (XLSX)`
}

/** What a step made, piece by piece, and the record by which a stranger can check it. Of work that leaves nothing to be held, the record alone. */
function built({ object, content, text }: Work, brief: PlanBrief): string[] {
  const pieces = piecesOf(object, brief)
  const things = pieces.map((piece) => madeThing(piece, brief))
  if (pieces.every(({ kind }) => kind === 'data'))
    return [...things, `Description of ${object} (PDF): sources, fields, split and known gaps`]
  if (pieces.every(({ kind }) => kind === 'model'))
    return [...things, `Description of ${object} (PDF): equations, inputs, assumptions and the data that it was checked against`]
  if (pieces.every(({ kind }) => kind === 'document'))
    return [...things, `Table of ${object} (XLSX): each entry with its value, unit and source`]
  if (pieces.every(({ kind }) => kind === 'process'))
    return [...things, `Specimens from ${object} (hardware), each marked with its settings, kept for inspection by the TPOC`]
  if (pieces.every(({ kind }) => kind === 'material'))
    return [...things, `Process record of ${object} (PDF): settings, date and measured properties of each piece`]
  if (pieces.every(({ kind }) => kind === 'work'))
    return [...things, `Data of ${object} (CSV): each run with its settings and what was measured`]
  const isHard = pieces.some(({ kind }) => kind === 'hardware')
  const papers = isHard ? `; drawings (${toolsIn(brief, text).join(', ') || 'PDF'}) and parts list (XLSX)` : ''
  return [...things, `Build record for ${object} (PDF)${content}${papers}`]
}

function madeThing({ object, kind }: Piece, { subject }: PlanBrief): string {
  switch (kind) {
    case 'software':
      return object === subject.short || /^(?:the )?software\b/i.test(object)
        ? `Version of ${object} (ZIP): source, build instructions, tests with their results, open defects`
        : `${headed(object)} (ZIP): source, build instructions, tests with their results, open defects`
    case 'model':
      return `${headed(object)} (native format) with inputs, and their results (CSV)`
    case 'data':
      return `${headed(object)} (CSV or native format)`
    case 'material':
      return `${headed(object)} (hardware), each piece marked with its settings, kept for inspection by the TPOC`
    case 'document':
      return `${/\b(?:reports?|plans?|procedures?|descriptions?)$/i.test(object) ? headed(object) : `Report on ${object}`} (PDF)`
    case 'process':
      return `Process record of ${object} (PDF): settings, date and result of each run`
    case 'work':
      return `Record of ${object} (PDF): settings, date and result of each run`
    default:
      return `${/prototype/i.test(object) || object !== subject.short ? headed(object) : `Prototype of ${object}`} (hardware), kept for inspection by the TPOC`
  }
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
  if (!isObject(object) || / methods?\b|["“”]|\bR\d+\b|^(?:the )?(?:innovative|novel|new) \w+$/.test(object)) return []
  if (task.stage === 'build' && (/^(?:work|process)$/.test(kindOf(definite(object), brief)) || isWholeProduct(object, brief))) return []
  const things = stageThings({ stage: task.stage, object: definite(object), result: task.duty, text, content: '' }, brief)
  return things.slice(0, 1)
}

/** No first phase hands over the whole product beside the work of one of its milestones. */
function isWholeProduct(object: string, { facts, subject }: PlanBrief): boolean {
  const names = [subject.full, subject.short].map((name) => headWord(name.replace(/ \([^)]*\)/g, '')).toLowerCase())
  return facts.phase === 'I' && names.includes(headWord(object).toLowerCase())
}
