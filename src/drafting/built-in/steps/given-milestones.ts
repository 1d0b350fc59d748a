import type { Months } from '../../../domain/program.ts'
import { dueMonths } from '../../../domain/schedule.ts'
import type { Requirement } from '../../../domain/solicitation/analysis.ts'
import { sentencesIn } from '../../../domain/solicitation/requirement/sentence.ts'
import { imperative } from '../english/imperative.ts'
import { lowerStart, tidy } from '../english/wording.ts'

/** An event for which the solicitation prints the month, in months after award, with what it says of the month ("Phase II Option period"). */
type GivenMilestone = { requirement: Requirement; month: number; note: string; event: string }

const GIVEN = /\bMonth (\d{1,2})(?: (\([^)]*\)))?: ?(.+)$/is

/** Reads "Month 14: Final briefing …", also behind the words that introduce the list; null where no month is printed. */
export function givenMilestone(requirement: Requirement): GivenMilestone | null {
  const [, month, note = '', event] = GIVEN.exec(tidy(requirement.text)) ?? []
  return month && event ? { requirement, month: Number(month), note: note && ` ${note}`, event } : null
}

/** Puts each event into the milestone that is due when the event is, or next after it. */
export function withGivenMilestones<Draft extends { tasks: string[]; requirement_ids: string[] }>(
  drafts: readonly Draft[],
  dates: readonly Requirement[],
  period: Months,
): Draft[] {
  const due = dueMonths(drafts.length, period)
  const given = dates.flatMap((one) => givenMilestone(one) ?? [])
  return drafts.map((draft, index) => {
    const own = given.filter(({ month }) => placeOf(month, due) === index)
    return own.length === 0
      ? draft
      : {
          ...draft,
          tasks: [...draft.tasks, ...own.map(taskOf)],
          requirement_ids: [...draft.requirement_ids, ...own.map(({ requirement }) => requirement.id)],
        }
  })
}

function placeOf(month: number, due: readonly number[]): number {
  const at = due.findIndex((one) => one >= month)
  return at < 0 ? due.length - 1 : at
}

/** "Report on X. The report will …" → "deliver in month 3 the report on X (solicitation p. 1). The report will …" */
function taskOf({ requirement, month, note, event }: GivenMilestone): string {
  const [first = '', ...more] = sentencesIn(event).map(({ start, end }) => event.slice(start, end).replace(/[.;:\s]+$/, ''))
  const when = `in month ${month}${note}`
  const cite = `(solicitation p. ${requirement.page})`
  const said = more.filter((one) => SAYS.test(one))
  const named = [first, ...more.filter((one) => !SAYS.test(one)).map(lowerStart)].join('; ')
  const order = imperative(named)
  const task = order ? `${order.text} ${when} ${cite}` : `${verbFor(first)} ${when} ${thing(named)} ${cite}`
  return [task, ...said].join('. ')
}

const SAYS = /\b(?:will|shall|should|must|is|are)\b/

function verbFor(event: string): string {
  const head = event.split(/ (?:of|on|to|for|with|describing|detailing|documenting|in) |[,:(]/)[0] ?? event
  if (/meeting|review$/i.test(head)) return 'hold'
  if (/briefing|presentation|update|demonstration/i.test(head)) return 'give'
  return 'deliver'
}

function thing(event: string): string {
  return /^(?:the|an?|\w+ meeting #)/i.test(event) ? event : `the ${lowerStart(event)}`
}
