import { spansIn } from '../../instructions/rule-value.ts'
import type { Phase } from '../../program.ts'
import type { JudgedSentence, Place } from '../analysis.ts'
import { fieldLines, paragraphOf } from '../layout/field.ts'
import { beginningOf, type Finding, firstFinding, type Statement, statementsIn } from '../layout/finding.ts'
import { type Passage, passageOf } from '../layout/passage.ts'
import { isEmptyField, type Section } from '../layout/section.ts'
import { isOfOption } from '../requirement/of-option.ts'
import { customerSpan } from './customer.ts'
import { awardCeiling, isOfSecondPhase, optionCeiling, optionOfWork, pageLimit, periodOfPerformance, priceOfWork } from './frame.ts'
import { classifiedSpan, cmmcSpan, directSpan, exportSpan, isDirectTitle, isUncontrolled } from './notice.ts'
import { isDirectNumber } from './topic-number.ts'

/** Number and title of a topic and where they stand. */
export type NamedTopic = {
  number?: string | undefined
  title?: string | undefined
  number_at?: Place | null | undefined
  title_at?: Place | null | undefined
}

/** Sections whose text does not say what holds for the topic. */
const SAYS_NOTHING: ReadonlySet<Section['name']> = new Set(['references', 'questions', 'keywords', 'tpoc'])

/** Notices, limits and people that a topic names, each with its place; undefined what it does not say. `phase` is the one that its head names. */
export function factsIn(named: NamedTopic, sections: readonly Section[], judged: readonly JudgedSentence[], phase: Phase | undefined) {
  const proposed = statementsIn(passagesOf(sections, (name) => !SAYS_NOTHING.has(name) && name !== 'phase_3'))
  const asked = [...proposed, ...statementsIn(passagesOf(sections, (name) => name === 'phase_3'))]
  const ofOption = asked.filter(isOfOption)
  const option = optionOfWork(judged)
  const period = firstFinding(
    asked.filter((one) => !ofOption.includes(one)),
    periodOfPerformance,
  )
  const direct_to_phase_2 = firstFinding(asked, directSpan) ?? (hasFirstPhase(sections, phase) ? directByTitle(named) : directByName(named))
  return {
    itar: exportNotice(sections, asked),
    classified_notice: firstFinding(asked, classifiedSpan),
    direct_to_phase_2,
    award_ceiling:
      (direct_to_phase_2 ? firstFinding(asked, awardCeiling) : ceilingOf(sections, asked)) ??
      priceOfWork(judged, direct_to_phase_2 !== undefined || phase === 'II'),
    period_of_performance: period,
    page_limit: firstFinding(proposed, pageLimit),
    option_ceiling: firstFinding(asked, optionCeiling) ?? option.ceiling,
    option_period: firstFinding(ofOption, periodOfPerformance) ?? option.period ?? optionOfPeriod(period),
    customer: labelled(sections, 'customer') ?? firstFinding(asked, customerSpan),
    cmmc_level: labelled(sections, 'cmmc') ?? firstFinding(asked, cmmcSpan),
    tpoc: contactsIn(sections),
  }
}

/** What of a period is its option: "6-month" of "18 months plus a 6-month option". */
function optionOfPeriod(period: Finding | undefined): Finding | undefined {
  const option = period && spansIn(period.value).find(({ isOption }) => isOption)
  return option && { value: option.printed, place: period.place }
}

/** What an award of the first phase may cost without its option; that of the second only where a sentence says of itself that it is, and nothing is said of the first. */
function ceilingOf(sections: readonly Section[], asked: readonly Statement[]): Finding | undefined {
  const ofFirst = statementsIn(passagesOf(sections, (name) => !SAYS_NOTHING.has(name) && name !== 'phase_2'))
  const open = ofFirst.filter(({ text }) => !isOfSecondPhase(text))
  return firstFinding([...open, ...asked.filter(({ text }) => isOfSecondPhase(text))], awardCeiling)
}

/** Whether the head of a topic names Phase I, or its section of that says how long the work takes or what it may cost: then there is one, whatever the series of its number. */
function hasFirstPhase(sections: readonly Section[], phase: Phase | undefined): boolean {
  const first = statementsIn(passagesOf(sections, (name) => name === 'phase_1'))
  return phase === 'I' || [periodOfPerformance, awardCeiling].some((span) => firstFinding(first, span) !== undefined)
}

function directByTitle({ title, title_at }: NamedTopic): { place: Place | undefined } | undefined {
  return title && isDirectTitle(title) ? { place: title_at ?? undefined } : undefined
}

/** Whether a topic's title or number says that it goes directly to Phase II. `place` is undefined for the number's series. */
function directByName(named: NamedTopic): { place: Place | undefined } | undefined {
  return directByTitle(named) ?? (named.number && isDirectNumber(named.number) ? { place: undefined } : undefined)
}

/** The wanted sections as passages; those without text are left out. */
export function passagesOf(sections: readonly Section[], isWanted: (name: Section['name']) => boolean): Passage[] {
  return sections.filter((section) => section.lines.length > 0 && isWanted(section.name)).map((section) => passageOf(section.lines))
}

function labelled(sections: readonly Section[], name: Section['name']): Finding | undefined {
  const lines = fieldLines(sections, name)
  if (!lines) return undefined
  const passage = passageOf(lines)
  return { value: passage.text, place: beginningOf(passage) }
}

/** How a contact's telephone number and address look, which may stand below a gap. */
const CONTACT = /\bphone\b|\be-?mail\b|\S@\S|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/i

/** All contacts that a topic names, a line for each label, with their telephone numbers and addresses. */
function contactsIn(sections: readonly Section[]): Finding | undefined {
  const contacts = sections
    .filter((section) => section.name === 'tpoc')
    .map((section) => {
      const name = paragraphOf(section.lines)
      return isEmptyField(passageOf(name).text)
        ? []
        : [...name, ...section.lines.slice(name.length).filter((line) => CONTACT.test(line.text))]
    })
    .filter((lines) => lines.length > 0)
  const [first] = contacts
  if (!first) return undefined
  const value = contacts.map((lines) => passageOf(lines).text).join('\n')
  return { value, place: beginningOf(passageOf(first.slice(0, 1))) }
}

const NONE = new Set(['false', 'no', 'false.', 'no.'])

/** A notice under its heading or on its own; the portal's "ITAR: False" says that there is none. */
function exportNotice(sections: readonly Section[], asked: readonly Statement[]): Finding | undefined {
  const notices = passagesOf(sections, (name) => name === 'itar').filter(({ text }) => !isEmptyField(text))
  const headings = sections.flatMap(({ name, heading }) => (name === 'itar' && heading ? [heading] : []))
  const [notice] = notices
  if (notices.some(({ text }) => NONE.has(text.split(' ', 1)[0]?.toLowerCase() ?? '')) || isUncontrolled(notice?.text ?? ''))
    return undefined
  if (notice)
    return {
      value: [...headings, notice.text].join(': '),
      place:
        firstFinding(statementsIn([notice]), (value) => ({ start: 0, end: Math.min(40, value.length), value }))?.place ??
        beginningOf(notice),
    }
  return firstFinding(asked, exportSpan)
}
