import { lowerStart, upperStart } from '../english/wording.ts'
import type { TaskLine } from '../milestones/task-line.ts'

/** What a step of the company hands over so that somebody else can check it, and the task it comes from. */
type ToldCheck = { thing: string; task: string }

/** The most checks of one milestone that are handed over and judged. */
const MOST = 3
const LONGEST = 80

const BEHIND = /; (?:and )?the (?:check|result|output|proof|evidence) is (?:the |an? )?([^;:]+)/i
const PIECES = /, (?:and )?(?=(?:the|an?) )| and (?=(?:the|an?) )/

/** What the company's steps say is handed over for checking: "the requirements sheet and the trade matrix" are two things. */
export function toldChecks(tasks: readonly TaskLine[]): ToldCheck[] {
  const told = tasks.flatMap(({ duty, number, isAsked }) => {
    const said = isAsked ? undefined : BEHIND.exec(duty.replace(/ ?\((?:months?|from month|by month) [^)]*\)/gi, ''))?.[1]
    if (!said) return []
    return said.split(PIECES).map((thing) => ({ thing: bare(thing), task: number }))
  })
  return told.filter(({ thing }, at) => isNamed(thing) && told.findIndex((other) => other.thing === thing) === at).slice(0, MOST)
}

function bare(thing: string): string {
  return lowerStart(thing.replace(/^(?:the|an?) /i, '').replace(/[\s.,]+$/, ''))
}

const HELD =
  /\b(?:sheets?|matri(?:x|ces)|tables?|lists?|curves?|plots?|graphs?|charts?|scans?|images?|photos?|videos?|recordings?|records?|logs?|files?|data ?sets?|data|reports?|notes?|drawings?|models?|minutes|derivations?|proofs?|dictionar(?:y|ies)|spreadsheets?|certificates?|measurements?|maps?|specifications?|descriptions?|documents?|packages?|layouts?|schematics?|budgets?)\b/i

/** A thing that can be held: a paper, a file, a record. A value is no such thing, it is judged elsewhere. */
function isNamed(thing: string): boolean {
  return thing.length >= 4 && thing.length <= LONGEST && HELD.test(thing) && !/["“”[\]]|\b(?:we|you|which|that|is|are)\b/i.test(thing)
}

/** What kind of thing it is decides how it is judged and in which format it is handed over; the first match wins. */
const KINDS: readonly { pattern: RegExp; format: string; judged: (check: ToldCheck, due: string, turn: number) => string }[] = [
  {
    pattern: /\brequirements? (?:sheet|list|table|document|specification|baseline)|\bspecification sheet/i,
    format: ' (XLSX): each entry with value, unit and source',
    judged: ({ thing }, due) =>
      `Every entry of the ${thing} has its value, unit and source, and the TPOC agrees the ${lastWord(thing)} in writing by ${due}`,
  },
  {
    pattern:
      /\btrade (?:matrix|study|table|space|sheet|report)|\b(?:comparison|selection|decision|down-?select\w*) (?:matrix|table|sheet)/i,
    format: ' (XLSX): candidates, criteria, values with units, choice and reasons',
    judged: ({ thing }, due) =>
      `The ${thing} is accepted when it scores each candidate on the same named criteria in the same units and chooses one with the reasons; delivered to the TPOC by ${due}`,
  },
  {
    pattern: /\b(?:derivations?|proofs?)\b/i,
    format: ' (PDF)',
    judged: ({ thing, task }, due) =>
      `By ${due} one person who did not write the ${thing} from task ${task} follows each step from the assumptions to the result without a gap; the signed note goes to the TPOC`,
  },
  {
    pattern: /\b(?:drawings?|layouts?|schematics?)\b/i,
    format: ' (PDF and native format)',
    judged: ({ thing, task }, due) =>
      `The ${thing} from task ${task} ${isMany(thing) ? 'are' : 'is'} released by ${due}, and each action of the design review is closed in its minutes; to the TPOC`,
  },
  {
    pattern: /\b(?:lists?|dictionar(?:y|ies))\b/i,
    format: ' (XLSX)',
    judged: ({ thing, task }, due) =>
      `Every entry of the ${thing} from task ${task} has its definition and its source; the TPOC follows one entry back to it by ${due}`,
  },
  {
    pattern: /\b(?:tables?|sheets?|matri(?:x|ces)|spreadsheets?|budgets?)\b/i,
    format: ' (XLSX)',
    judged: ({ thing, task }, due) =>
      `Every row of the ${thing} from task ${task} has its value, unit and source or run; the TPOC follows one row back to it by ${due}`,
  },
  {
    pattern:
      /\b(?:curves?|plots?|graphs?|charts?|scans?|images?|data(?: ?(?:files?|sets?))?|files?|logs?|recordings?|videos?|measurements?|maps?)\b/i,
    format: ' (native format or CSV)',
    judged: ({ thing, task }, due, turn) =>
      turn % 2 === 0
        ? `By ${due} the TPOC holds ${articled(thing)} from task ${task}, with date, settings and raw data, the failed runs included`
        : `${upperStart(articled(thing))} from task ${task}, with settings, date and raw values, lies with the TPOC by ${due}; none is missing`,
  },
  {
    pattern: HELD,
    format: ' (PDF)',
    judged: ({ thing, task }, due) =>
      `By ${due} the TPOC holds ${articled(thing)} from task ${task}, complete with date, settings and each deviation from the plan`,
  },
]

function kindOf({ thing }: ToldCheck): (typeof KINDS)[number] | undefined {
  const head = thing.split(/ (?:of|for|from|with|in|on|to|per) /)[0] ?? thing
  return KINDS.find(({ pattern }) => pattern.test(head)) ?? KINDS.at(-1)
}

/** The checks as things handed over. */
export function checkThings(checks: readonly ToldCheck[]): string[] {
  return checks.map((check) => `${upperStart(check.thing)}${kindOf(check)?.format ?? ''}`)
}

/** The checks as criteria, judged by what is handed over. */
export function checkCriteria(checks: readonly ToldCheck[], due: string): string[] {
  return checks.flatMap((check, turn) => kindOf(check)?.judged(check, due, turn) ?? [])
}

function lastWord(thing: string): string {
  return (thing.split(/ (?:of|for|from|with|in|on|to|per) /)[0] ?? thing).split(' ').at(-1) ?? thing
}

function isMany(thing: string): boolean {
  return /s$/.test(lastWord(thing)) && !/ss$/.test(lastWord(thing))
}

function articled(thing: string): string {
  return `the ${thing}`
}
