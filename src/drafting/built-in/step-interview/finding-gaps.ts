import { behindLabel } from '../../../domain/milestone-document.ts'
import type { Finding } from '../../../domain/quality/review.ts'
import type { FilledCell, StepMatter } from '../../../domain/steps/step-matter.ts'
import { open } from '../../../domain/work-breakdown/composed/phrase.ts'
import { type Gap, gapOf } from './gap.ts'
import { heldResults, heldRows } from './held.ts'
import type { MilestoneNow } from './milestone-now.ts'
import { named as nameOf, quoted } from './quoting.ts'

type Asked = { matter: StepMatter; ask: (words: string) => string; label?: (thing: string) => string; min_items?: number; isWhole?: true }

/** What an answer can mend: the matter of each rule, how it is asked of the words that the rule objects to, and the label of the thing that they are of. `isWhole` is lacked by the milestone as a whole. */
const ASKED: Record<string, Asked> = {
  'QC-02': {
    matter: 'success',
    ask: () => 'Which result, shown in which report and judged by whom, counts as success at the end of this milestone?',
    label: () => 'Success at the end of this milestone',
    min_items: 3,
    isWhole: true,
  },
  'QC-03': {
    matter: 'success',
    ask: (words) => `A stranger cannot check the criterion ${words}. Which number, count or act counts as met?`,
    label: (thing) => `The criterion on ${thing} is met by`,
  },
  'QC-04': {
    matter: 'success',
    ask: (words) => `The plan says ${words}. Which number or comparison is the measure of it?`,
    label: (thing) => `Measure of ${thing}`,
  },
  'QC-22': {
    matter: 'handed_over',
    ask: (words) =>
      words === UNQUOTED
        ? 'What do you hand over at the end of this milestone, in which format, and to whom?'
        : `The milestone is called ${words}. What do you hand over under that name, in which format, and to whom?`,
    min_items: 2,
    isWhole: true,
  },
  'QC-36': {
    matter: 'terms',
    ask: (words) => `The plan says ${words}. Which approvals does that need, who gives them, and by which month do you have them?`,
    label: (thing) => `Approvals for ${thing}`,
    min_items: 3,
  },
  'QC-37': {
    matter: 'government',
    ask: (words) => `The plan says ${words}. By which month is it needed, and what do you do if it is late?`,
    label: (thing) => `From the Government, ${thing}`,
    min_items: 2,
  },
  'QC-43': {
    matter: 'risk',
    ask: (words) => `The plan names a risk, ${words}. Which early sign shows it, and what do you do then?`,
    label: (thing) => `Early sign and response, ${thing}`,
    min_items: 2,
  },
  'QC-46': {
    matter: 'when',
    ask: (words) => `The solicitation sets a date for ${words}. By which month after award do you keep it?`,
    label: (thing) => `Month after award for ${thing}`,
  },
  'QC-51': {
    matter: 'where',
    ask: (words) => `The plan speaks of a trip, ${words}. To which site, and for which meeting, test or demonstration?`,
    label: (thing) => `Site and purpose of the trip, ${thing}`,
  },
}

/** What a rule objects to that quotes nothing. */
const UNQUOTED = 'this'

const WEIGHT: Record<Finding['severity'], number> = { error: 8, warning: 6.5, advice: 4 }

type Asking = Omit<Gap['question'], 'why'>

/** What the quality rules object to in this milestone and an answer can mend; each rule once. */
export function findingGaps(now: MilestoneNow): Gap[] {
  const { review, milestone, answers } = now
  const own = review.issues.filter(({ milestone_number }) => milestone_number === milestone.milestone_number)
  return Object.entries(ASKED).flatMap(([rule, { matter, ask, label, min_items, isWhole }]) => {
    const finding = own.find((one) => one.rule === rule)
    if (!finding || isHeld(rule, finding, now)) return []
    const { quote, message, source, severity } = finding
    const words = quote ? quoted(quote) : UNQUOTED
    const named = label ? { label: label(quote ? nameOf(behindLabel(quote)) : UNQUOTED) } : {}
    const why = source ? `${message} Source: ${source}.` : message
    const whole = { q: ask(words), ...named, ...(min_items ? { min_items } : {}) }
    const asked: readonly Asking[] = cellsOpen(rule, words, finding, now) ?? [whole]
    return asked
      .filter(({ q }) => !answers.some(({ question }) => question === q))
      .map((one) => gapOf(matter, WEIGHT[severity], { ...one, why, rule }, isWhole ? matter : `${rule} ${one.q}`))
  })
}

/** Whether the work breakdown has already what a rule misses in a text: the text is drafted from it anew, and nobody is asked again. */
function isHeld(rule: string, finding: Finding, now: MilestoneNow): boolean {
  if (rule === 'QC-22') return finding.quote === undefined && heldResults(now).length > 0
  return rule === 'QC-43' && heldRows(now).risks.some((risk) => risk.sign && risk.fallback && isQuoted(risk.what, finding))
}

/** What the risk or the furnished item that a rule objects to lacks, where it is a row: a question for each of its empty cells. */
function cellsOpen(rule: string, words: string, finding: Finding, now: MilestoneNow): Asking[] | undefined {
  const { risks, furnished } = heldRows(now)
  const risk = rule === 'QC-43' ? risks.find(({ what }) => isQuoted(what, finding)) : undefined
  const item = rule === 'QC-37' ? furnished.find((one) => isQuoted(one.item, finding)) : undefined
  const asked = (cell: FilledCell['cell'], about: string, [q, label]: readonly [string, string]) => ({
    q: `The plan says ${words}. ${q}`,
    label: `${label}, ${nameOf(about)}`,
    fills: { cell, tasks: [], about },
  })
  if (risk)
    return [
      ...(risk.sign ? [] : [asked('sign', risk.what, ['Which early sign shows it?', 'Early sign'])]),
      ...(risk.fallback ? [] : [asked('fallback', risk.what, ['What do you do then?', 'Response'])]),
    ]
  if (!item) return undefined
  return [
    ...(item.by_month ? [] : [asked('by_month', item.item, ['By which month is it needed?', 'Needed by'])]),
    ...(item.when_late ? [] : [asked('when_late', item.item, ['What do you do if it is late?', 'If late'])]),
  ]
}

function isQuoted(words: string, { quote = '' }: Finding): boolean {
  return words.includes(open(quote)) || quote.includes(open(words))
}
