import { cueList } from '../../language/cue-list.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { type MilestoneDocument, type MilestoneLine, parse, print, sectionsOf, TASK_LABELS } from '../milestone-document.ts'
import type { HowFact } from './how-fact.ts'

/** What kind of work a task is: it decides what has to be said of it. */
export type TaskKind = 'meeting' | 'paper' | 'development' | 'test'

/** One task of a milestone: its number ("3.2") where it has one, its words, its kind, and the labelled lines directly below it. */
export type Task = { number: string | null; text: string; kind: TaskKind; below: string }

/** What has to be said of each kind of task, and of a criterion (DoD SBIR 25.4 BAA, section 3.7: how and where each task is done). */
export const NEEDED: Record<TaskKind | 'criterion', readonly HowFact[]> = {
  meeting: ['who', 'date'],
  paper: ['evidence', 'date'],
  development: ['method', 'instrument_or_data', 'who', 'where', 'date'],
  test: ['method', 'instrument_or_data', 'who', 'where', 'threshold', 'evidence', 'date'],
  criterion: ['threshold', 'evidence', 'who', 'date'],
}

const NUMBERED = /^(?:sub)?task\s(\d+(?:\.\d+)*)\s?[:.–-]?\s/i
const BULLET = /^(?:[-*•·]|\d+(?:\.\d+)*[.)])\s+/

/** A line that says something of the whole milestone: "Approach: …", "People and partners: …". */
const HEADED = /^[A-Z][A-Za-z ]{2,40}:\s/

const DUTY = /\b(?:the contractor|contractor|we|company|offeror|team|institution|university)\b[^.]{0,40}\b(?:shall|will)\b/i

/**
 * The tasks of a milestone, and the lines that say something of all of them. Labelled lines directly below a task are its own; behind a blank line they
 * hold for the milestone. Where tasks are numbered, nothing else is one; running text is taken sentence by sentence. What the solicitation asks for
 * is no part of how it is answered.
 */
export function tasksOf(milestone: StoredMilestone): { tasks: Task[]; shared: string } {
  const printed = withoutQuoted(parse(shownText(milestone)))
  const own = ownLines(printed)
  const taken = new Set(own.flatMap(({ below }) => below))
  const { tasks, shared } = tasksAmong(printed.split('\n').filter((_, at) => !taken.has(at)))
  const lines = printed.split('\n').map((line) => line.trim())
  const belowOf = (line: string) => own.find(({ at }) => lines[at] === line)?.below.map((at) => lines[at] ?? '') ?? []
  return { tasks: tasks.map((line) => ({ ...taskOf(line), below: belowOf(line).join('\n') })), shared }
}

/** "- R4 “its own words” (p. 1)": a requirement as a plan quotes it. */
const REQUIREMENT = /^R\d+ “/

/** A text without the lists in which it quotes requirements, and without what they stand under. */
function withoutQuoted(document: MilestoneDocument): string {
  const { lines } = document
  const isQuoted = (at: number) => lines[at]?.kind === 'item' && REQUIREMENT.test(lines[at].text)
  const heads = new Set(sectionsOf(document).flatMap(({ from }) => (isQuoted(from + 1) ? [from] : [])))
  return print({ lines: lines.filter((_, at) => !isQuoted(at) && !heads.has(at)) })
}

/** The labelled lines that stand directly below each numbered task, by their places. */
function ownLines(text: string): { at: number; below: number[] }[] {
  const { lines } = parse(text)
  return lines.flatMap((line, at) => {
    if (line.kind !== 'task') return []
    const end = lines.findIndex((one, after) => after > at && !isOfTask(one))
    const last = end < 0 ? lines.length : end
    return [{ at, below: Array.from({ length: last - at - 1 }, (_, nth) => at + 1 + nth) }]
  })
}

function isOfTask(line: MilestoneLine): boolean {
  return line.kind === 'label' && TASK_LABELS.has(line.name)
}

function tasksAmong(all: readonly string[]): { tasks: string[]; shared: string } {
  const [title = '', ...below] = all.map((line) => line.trim()).filter((line) => line !== '')
  const lines = below.length === 0 ? [title] : below
  const numbered = lines.filter((line) => NUMBERED.test(line))
  const listed = numbered.length > 0 ? numbered : lines.filter((line) => BULLET.test(line))
  const units = listed.length > 0 ? listed : lines.filter((line) => !HEADED.test(line)).flatMap(sentences)
  const tasks =
    listed.length > 0 ? units : units.filter((one, at) => DUTY.test(one) || isImperativeLike(one) || (at === 0 && units.length === 1))
  const taken = new Set(tasks)
  const others = listed.length > 0 ? lines : lines.flatMap(sentences)
  return { tasks, shared: others.filter((line) => !taken.has(line)).join('\n') }
}

function sentences(text: string): string[] {
  return sentencesIn(text).map(({ start, end }) => text.slice(start, end))
}

function isImperativeLike(sentence: string): boolean {
  return TEST_VERB.test(firstWord(sentence)) || PAPER_VERB.test(firstWord(sentence)) || MAKE_VERB.test(firstWord(sentence))
}

function taskOf(line: string): Omit<Task, 'below'> {
  const number = NUMBERED.exec(line)?.[1] ?? null
  const text = line.replace(NUMBERED, '').replace(BULLET, '')
  return { number, text, kind: kindOf(text) }
}

const MEETING =
  /\b(?:hold|attend|conduct|host|organi[sz]e|give|take part in|present)\b[^.;]{0,60}\b(?:meetings?|kick-?offs?|brief(?:ing)?s?|reviews?|telecons?|demonstration day|showcase)\b/i
const TEST_VERB = cueList(`
  measur* | test* | verif* | validat* | demonstrat* | evaluat* | characteri* | examin* | check* | prove* | compare* | assess* | determin*
  | fly | operat* | run | confirm* | put | extend* | repeat* | show* | predict* | simulat*`)
const PAPER_VERB = cueList(`
  write | prepare* | ask | request* | send | settle | submit* | deliver* | review* | enter | list | disclos* | record* | document* | agree
  | report* | name | hand | handle | keep | state | give | mark | describe* | summari* | propose* | plan | update* | maintain* | register*`)
const MAKE_VERB = cueList(`
  develop* | design* | build | make | fabricat* | construct* | integrat* | implement* | code | train* | model* | select* | define* | choose
  | lay | work | use | provide* | create* | assembl* | adapt* | refin* | matur* | optimi* | investigat* | explor* | research* | analy*
  | identif* | perform* | conduct* | generat* | collect* | apply | install* | manufactur* | produce* | devise* | establish*`)

/** "provide a Phase II development plan", "develop a final report". */
const PAPER_OBJECT =
  /^(?:provide|develop|make|create|produce|complete|issue|hand over)\s(?:(?:a|an|the)\s)?(?:[\w-]+\s){0,4}(?:plan|report|roadmap|proposal|matrix|briefing|slides|documentation)\b/i

/** "lay before the TPOC the evidence", "show the Government the certificate": a paper is handed over, nothing is tested. */
const SHOWN_ON_PAPER =
  /^(?:lay before|take into account|show (?:to )?(?:the )?(?:Government|TPOC|COR)\b[^.]*\b(?:status|evidence|certificates?|certification|plan|approval|score|authorization)\b)/i

/** How the task begins that shows how far all is met for which no step was planned: it fills a table, whatever its first verb says. */
export const SHOWN_AGAINST = 'demonstrate by analysis, inspection or test how far the result meets'

function kindOf(text: string): TaskKind {
  if (MEETING.test(text)) return 'meeting'
  const verb = firstWord(text)
  if (/^confirm/i.test(verb) && /\bwith the (?:TPOC|Government|COR|customer)\b/i.test(text)) return 'paper'
  const done = taskVerbPhrase(text)
  if (done.startsWith(SHOWN_AGAINST) || SHOWN_ON_PAPER.test(done)) return 'paper'
  if (PAPER_VERB.test(verb) || PAPER_OBJECT.test(done)) return 'paper'
  return TEST_VERB.test(verb) ? 'test' : 'development'
}

/** The verb of a task: the word behind "shall" or "will", else its first word. */
function firstWord(text: string): string {
  return taskVerbPhrase(text).split(/\s/, 1)[0] ?? ''
}

/** What a task is to do, without who has to: "measure coupons in the fixture". */
export function taskVerbPhrase(text: string): string {
  const duty = /^[^.]{0,120}?\b(?:shall|will|must)\s+(?:(?:then|also|first|further|next)\s+)?(.*)$/is.exec(text)
  return (duty?.[1] ?? text).trim()
}
