import type { Place } from '../analysis.ts'
import { fieldLines, paragraphOf } from '../layout/field.ts'
import { beginningOf, type Finding, firstFinding, placeOf } from '../layout/finding.ts'
import { type Passage, passageOf } from '../layout/passage.ts'
import { isEmptyField, type Section } from '../layout/section.ts'
import { customerSpan } from './customer.ts'
import { awardCeiling, periodOfPerformance } from './frame.ts'
import { classifiedSpan, cmmcSpan, directSpan, exportSpan, isDirectTitle } from './notice.ts'
import { pageLimit } from './page-limit.ts'
import { isDirectNumber } from './topic-number.ts'

/** Sections whose text does not say what holds for the topic. */
const SAYS_NOTHING: ReadonlySet<Section['name']> = new Set(['references', 'questions', 'keywords', 'tpoc'])

/** Notices, limits and people that a topic names, each with its place; undefined what it does not say. */
export function factsIn(sections: readonly Section[]) {
  const asked = passagesOf(sections, (name) => !SAYS_NOTHING.has(name))
  const proposed = passagesOf(sections, (name) => !SAYS_NOTHING.has(name) && name !== 'phase_3')
  return {
    itar: exportNotice(sections, asked),
    classified_notice: firstFinding(asked, classifiedSpan),
    award_ceiling: firstFinding(asked, awardCeiling),
    period_of_performance: firstFinding(asked, periodOfPerformance),
    page_limit: firstFinding(proposed, pageLimit),
    customer: labelled(sections, 'customer') ?? firstFinding(asked, customerSpan),
    cmmc_level: labelled(sections, 'cmmc') ?? firstFinding(asked, cmmcSpan),
    tpoc: contactsIn(sections),
  }
}

/** Whether the topic goes directly to Phase II: its text says so, its title or its number. `place` is undefined for the number's series. */
export function directIn(
  named: { number?: string | undefined; title?: string | undefined; title_at?: Place | null | undefined },
  sections: readonly Section[],
): { place: Place | undefined } | undefined {
  const said = firstFinding(
    passagesOf(sections, (name) => !SAYS_NOTHING.has(name)),
    directSpan,
  )
  if (said) return said
  if (named.title && isDirectTitle(named.title)) return { place: named.title_at ?? undefined }
  return named.number && isDirectNumber(named.number) ? { place: undefined } : undefined
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

/** All contacts that a topic names, with their telephone numbers and addresses. */
function contactsIn(sections: readonly Section[]): Finding | undefined {
  const lines = sections
    .filter((section) => section.name === 'tpoc')
    .flatMap((section) => {
      const name = paragraphOf(section.lines)
      return isEmptyField(passageOf(name).text)
        ? []
        : [...name, ...section.lines.slice(name.length).filter((line) => CONTACT.test(line.text))]
    })
  if (lines.length === 0) return undefined
  const passage = passageOf(lines)
  return { value: passage.text, place: beginningOf(passageOf(lines.slice(0, 1))) }
}

/** A notice under its heading or on its own; the portal's "ITAR: False" says that there is none. */
function exportNotice(sections: readonly Section[], asked: readonly Passage[]): Finding | undefined {
  const notices = passagesOf(sections, (name) => name === 'itar').filter(({ text }) => !isEmptyField(text))
  if (notices.some(({ text }) => /^(?:false|no)\b/i.test(text))) return undefined
  const [notice] = notices
  if (notice) return { value: notice.text, place: placeOf(notice, { start: 0, end: Math.min(40, notice.text.length) }) }
  return firstFinding(asked, exportSpan)
}
