import { DATE } from '../../language/calendar-date.ts'
import { fileEnding } from '../../language/characters.ts'
import { cueList } from '../../language/cue-list.ts'
import type { Page } from '../solicitation/analysis.ts'
import type { Line } from '../solicitation/layout/line.ts'
import { componentNamed, componentOfNumber, TOPIC_NUMBER } from '../solicitation/topic/topic-number.ts'
import { phaseNamed, type RulePhase } from './chapter.ts'

/** What component instructions say of themselves. `phase` is the one that they are for as a whole, "any" when they do not say. */
export type DocumentName = { title: string; component?: string; release?: string; dated?: string; phase: RulePhase }

/** The Department of the Air Force's own names for its programs. */
const WERX = cueList('afwerx | spacewerx')

const TITLE_LINES = 7
const LONGEST_TITLE = 300
const NAMES_ITSELF = cueList('instruction | announcement | baa | sbir | sttr | solicitation')

/** Cycle and release ("25.4", "25.D", "26.BZ"; "Release 12", "R1"). */
const CYCLE = /(?<![\d.$])(\d{2}\.(?:[1-9]|[A-Z]{1,2}))(?!\.?\w)/
const RELEASE = /\bR(?:elease\s*)?(\d{1,2})\b/i

const DATED = new RegExp(
  String.raw`(?:^|(?:issued|published|posted|updated|amended|revised|as of|dated|effective)[:,]?\s(?:on\s)?)(${DATE})[.)]?$`,
  'i',
)
const VERSION = /^\s*((?:version|revision|amendment|change)\s+\d[\d.]*)\s*$/im

/** What the first page says of the document. `lines` are without running lines, `first` is the page as it is. */
export function documentName(lines: readonly Line[], first: Page | undefined, fileName: string): DocumentName {
  const onFirst = lines.filter(({ page }) => page === first?.page)
  const printed = titleIn(onFirst)
  const title = printed ?? fileName.slice(0, fileName.length - fileEnding(fileName).length)
  const opening = onFirst.map(({ text }) => text).join(' ')
  const component =
    (WERX.test(title) ? 'Air Force' : componentNamed(title)?.value) ?? componentOfTopics(lines) ?? componentNamed(opening)?.value
  const release = releaseIn(title) ?? releaseIn(opening)
  const dated = [VERSION.exec(first?.text ?? '')?.[1], onFirst.map(({ text }) => DATED.exec(text)?.[1]).find(Boolean)]
    .filter(Boolean)
    .join(', ')
  return { title, ...(component && { component }), ...(release && { release }), ...(dated && { dated }), phase: phaseOf(title, opening) }
}

/** The lines down to the first gap, when they say what the document is. */
function titleIn(lines: readonly Line[]): string | undefined {
  const end = lines.findIndex((line, at) => at > 0 && line.gapAbove && NAMES_ITSELF.test(joined(lines.slice(0, at))))
  const title = joined(lines.slice(0, Math.min(end < 0 ? TITLE_LINES : end, TITLE_LINES)))
  return title.length <= LONGEST_TITLE && NAMES_ITSELF.test(title) && !/[.!?]\s+\p{Lu}/u.test(title) ? title : undefined
}

function joined(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ')
}

function releaseIn(text: string): string | undefined {
  const cycle = CYCLE.exec(text)?.[1]
  const release = RELEASE.exec(text.slice(0, LONGEST_TITLE))?.[1]
  return cycle && release ? `${cycle} Release ${release}` : cycle
}

/** The component of most topics whose line begins with their number. */
function componentOfTopics(lines: readonly Line[]): string | undefined {
  const numbered = new RegExp(`^${TOPIC_NUMBER.source}`)
  const counts = new Map<string, number>()
  for (const { text } of lines) {
    const [number] = numbered.exec(text) ?? []
    const component = number && componentOfNumber(number)
    if (component) counts.set(component, (counts.get(component) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** "these Phase I proposal submission instructions", "Direct to Phase II Proposal Instructions" in a title. */
function phaseOf(title: string, opening: string): RulePhase {
  const said = /\bthese\s((?:Direct to )?Phase I{1,2})\s(?:proposal\s|submission\s|preparation\s){0,3}instructions/i.exec(opening)?.[1]
  return phaseNamed(said ?? '') ?? phaseNamed(title) ?? 'any'
}
