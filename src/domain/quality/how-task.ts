import { partedAtSpaces } from '../../language/characters.ts'
import { cueList, cuesInOrder } from '../../language/cue-list.ts'
import { sentencesIn } from '../../language/sentence.ts'
import { type StoredMilestone, shownText } from '../milestone.ts'
import { ANSWERS, isBlank, type MilestoneLine, parse, sectionsOf, TASK_LABELS } from '../milestone-document.ts'
import { IN_WORDS } from '../work-breakdown/composed/phrase.ts'

/** What kind of work a task is: it decides what has to be said of it. */
export type TaskKind = 'meeting' | 'paper' | 'development' | 'test'

/** One task of a milestone: its number ("3.2") where it has one, its words, its kind, and the labelled lines directly below it. */
export type Task = { number: string | null; text: string; kind: TaskKind; below: string }

const DUTY = /\b(?:contractor|we|company|offeror|team|institution|university)\b[^.]{0,40}\b(?:shall|will)\b/i

/**
 * The tasks of a milestone, and the lines that say something of all of them. Labelled lines directly below a task are its own; behind a blank line they
 * hold for the milestone. Where tasks are numbered, nothing else is one; running text is taken sentence by sentence. What the solicitation asks for
 * is no part of how it is answered.
 */
export function tasksOf(milestone: StoredMilestone): { tasks: Task[]; shared: string } {
  const all = withoutQuoted(parse(shownText(milestone)).lines).map(asTask)
  const first = all.findIndex((line) => !isBlank(line))
  const hasBody = all.some((line, at) => at > first && !isBlank(line))
  const lines = all.filter((_, at) => at !== first || !hasBody)
  const listed = [lines.filter(({ kind }) => kind === 'task'), lines.filter(({ kind }) => kind === 'item')].find((some) => some.length > 0)
  if (!listed) return tasksInProse(lines)
  const own = new Set(lines.flatMap((_, at) => labelsBelow(lines, at)))
  const tasks = listed.map((line) => ({
    ...taskOf(line.text.trim(), /\d+(?:\.\d+)*/.exec(line.opening)?.[0] ?? null),
    below: labelsBelow(lines, lines.indexOf(line)).map(whole).join('\n'),
  }))
  const shared = lines.filter((line) => !listed.includes(line) && !own.has(line) && !isBlank(line))
  return { tasks, shared: shared.map(whole).join('\n') }
}

/** "Task 2 - Build the array", "Subtask 2.1. Cut it". */
const UNMARKED_TASK = /^(\s*(?:sub)?task\s\d+(?:\.\d+)*\s?[:.–-]\s+)(.*)$/is

function asTask(line: MilestoneLine): MilestoneLine {
  const task = line.kind === 'task' ? null : UNMARKED_TASK.exec(line.opening + line.text)
  return task ? { kind: 'task', opening: task[1] ?? '', text: task[2] ?? '' } : line
}

const whole = ({ opening, text }: MilestoneLine): string => (opening + text).trim()

/** "- R4 “its own words” (p. 1)": a requirement as a plan quotes it. */
export const REQUIREMENT = /^R\d+[a-z]* “/

/** The lines but for those that name or quote requirements, and what these stand under. */
function withoutQuoted(lines: readonly MilestoneLine[]): MilestoneLine[] {
  const isQuoted = (line: MilestoneLine | undefined) => line?.kind === 'item' && REQUIREMENT.test(line.text)
  const heads = new Set(sectionsOf({ lines: [...lines] }).flatMap(({ from }) => (isQuoted(lines[from + 1]) ? [from] : [])))
  const isNaming = (line: MilestoneLine) => line.kind === 'label' && line.name === ANSWERS
  return lines.filter((line, at) => !isQuoted(line) && !isNaming(line) && !heads.has(at))
}

/** The labelled lines that stand directly below a numbered task: on how it is done. */
export function labelsBelow<Line extends MilestoneLine>(lines: readonly Line[], at: number): Line[] {
  if (lines[at]?.kind !== 'task') return []
  const end = lines.findIndex((line, after) => after > at && !(line.kind === 'label' && TASK_LABELS.has(line.name)))
  return lines.slice(at + 1, end < 0 ? undefined : end)
}

function tasksInProse(lines: readonly MilestoneLine[]): { tasks: Task[]; shared: string } {
  const said = (line: MilestoneLine) => sentencesIn(whole(line)).map(({ start, end }) => whole(line).slice(start, end))
  const units = lines.filter(({ kind }) => kind !== 'label').flatMap(said)
  const tasks = units.filter((one) => DUTY.test(one) || VERBS.some((verbs) => verbs.test(firstWord(one))) || units.length === 1)
  const taken = new Set(tasks)
  const shared = lines.flatMap(said).filter((one) => !taken.has(one))
  return { tasks: tasks.map((text) => ({ ...taskOf(text, null), below: '' })), shared: shared.join('\n') }
}

function taskOf(text: string, number: string | null): Omit<Task, 'below'> {
  return { number, text, kind: kindOf(text) }
}

const HOLD = cueList('hold | attend | conduct | host | organize | organise | give | take part in | present')
const MEETING = cueList('meeting | kickoff | kick off | brief | briefing | review | telecon | demonstration day | showcase')
const TEST_VERB = cueList(`
  measur* | test* | verif* | validat* | demonstrat* | evaluat* | characteri* | examin* | check* | prove* | compare* | assess* | determin*
  | fly | operat* | run | confirm* | put | extend* | repeat* | show* | predict* | simulat*`)
const PAPER_VERB = cueList(`
  write | draft* | prepare* | ask | request* | send | settle | submit* | deliver* | review* | enter | list | disclos* | record* | document* | agree
  | report* | name | hand | handle | keep | state | give | mark | describe* | summari* | propose* | plan | update* | maintain* | register*`)
const MAKE_VERB = cueList(`
  develop* | design* | build | make | fabricat* | construct* | integrat* | implement* | code | train* | model* | select* | define* | choose
  | lay | work | use | provide* | create* | assembl* | adapt* | refin* | matur* | optimi* | investigat* | explor* | research* | analy*
  | identif* | perform* | conduct* | generat* | collect* | apply | install* | manufactur* | produce* | devise* | establish*`)
const VERBS = [TEST_VERB, PAPER_VERB, MAKE_VERB]

/** "provide a Phase II development plan", "develop a final report": what is made is a paper. */
const MADE = cueList('provide | develop | make | create | produce | complete | issue | hand over')
/** What is written and handed over. */
export const PAPER = cueList('plan | report | roadmap | proposal | matrix | matrices | briefing | slides | documentation')
const OBJECT_WORDS = 7

/** "show the Government the certificate", "confirm with the TPOC": a paper is handed over or an answer asked for, nothing is tested. */
const SHOWN = cueList('lay before | take into account | show /to the government/tpoc/cor | confirm* /_ with the | confirm* _ _ with the')
const TO_WHOM = cueList('tpoc | government | cor | customer')

/** How the task begins that shows how far all is met for which no step was planned: it fills a table, whatever its first verb says. */
export const SHOWN_AGAINST = 'demonstrate by analysis, inspection or test how far the result meets'

/** Which kind of work the words of a task tell. */
export function kindOf(text: string): TaskKind {
  if (cuesInOrder(HOLD, MEETING, text) || isNamedMeeting(text)) return 'meeting'
  const done = taskVerbPhrase(text)
  const verb = firstWord(text)
  const shown = SHOWN.find(done)
  if (done.startsWith(SHOWN_AGAINST) || (shown?.index === 0 && TO_WHOM.test(done))) return 'paper'
  const object = partedAtSpaces(done).slice(0, OBJECT_WORDS).join(' ')
  if (PAPER_VERB.test(verb) || (MADE.find(object)?.index === 0 && PAPER.test(object))) return 'paper'
  return TEST_VERB.test(verb) ? 'test' : 'development'
}

/** Work that is named and not told with a verb, "the following work: critical review and agenda"; the review of something is work on it. */
function isNamedMeeting(text: string): boolean {
  const [, work = ''] = text.split(IN_WORDS)
  const found = MEETING.find(work)
  return found !== null && IS_HEAD.test(work.slice(0, found.index)) && !/^\sof\s/.test(work?.slice(found.text.length) ?? '')
}

/** Before the head of a name stand few words, of which none is as short as those that join: "glaze for the review" is no meeting. */
const IS_HEAD = /^(?:[\p{L}-]{4,}\s){0,3}$/u

/** The verb of a task: the word behind "shall" or "will", else its first word. */
function firstWord(text: string): string {
  return partedAtSpaces(taskVerbPhrase(text))[0] ?? ''
}

/** What a task is to do, without who has to: "measure coupons in the fixture". */
export function taskVerbPhrase(text: string): string {
  const duty = /^[^.]{0,120}?\b(?:shall|will|must)\s+(?:(?:then|also|first|further|next)\s+)?(.*)$/is.exec(text)
  return (duty?.[1] ?? text).trim()
}
