import { phaseOfProgram } from '../../instructions/topic-phase.ts'
import type { Analysis, JudgedSentence, Place, Topic } from '../analysis.ts'
import { exportRulesIn } from '../export-rules.ts'
import { blocksOf } from '../layout/block.ts'
import { fieldLines, listed, referencesIn } from '../layout/field.ts'
import { beginningOf } from '../layout/finding.ts'
import type { Line } from '../layout/line.ts'
import { type Passage, passageOf } from '../layout/passage.ts'
import { BODY, isEmptyField, type Section } from '../layout/section.ts'
import { optionHeaded, withOption } from '../requirement/of-option.ts'
import { componentIn, programIn } from './origin.ts'
import { datesIn } from './topic-date.ts'
import { factsIn, type NamedTopic, passagesOf } from './topic-facts.ts'
import { isOfTitle } from './topic-title.ts'

type Places = Analysis['places']

/** Sections that name the component and the program, those with a label of their own first. */
const HEAD = ['agency', 'program', 'number', 'header', 'title'] as const
const LONG = ['objective', 'description', 'phase_1', 'phase_2', 'phase_3', 'references'] as const

/** What a topic says of itself, from its sections, and where. What was taken from the number series alone has no place. */
export function topicFields(
  named: NamedTopic,
  sections: readonly Section[],
  judged: readonly JudgedSentence[],
): { topic: Topic; places: Places } {
  const head = HEAD.flatMap((part) => sections.filter(({ name }) => name === part)).flatMap(({ lines }) => lines)
  const issuer = head.filter((line) => !isOfTitle(line.text, named.title))
  const all = passagesOf(sections, () => true)
  const agency = fieldLines(sections, 'agency')
  const origin = {
    component: componentIn(named.number, eachAlone(issuer), agency && passageOf(agency)),
    program_type: programIn(named.number, eachAlone(head), all),
  }
  const facts = factsIn(named, sections, judged, phaseOfProgram(origin.program_type?.place?.quote ?? ''))
  const dates = datesIn(headLines(sections))
  const ownAreas = fieldLines(sections, 'technology_areas')
  const priorities = fieldLines(sections, 'modernization_priorities')
  const areas = ownAreas ?? priorities
  const keywords = fieldLines(sections, 'keywords')
  const topic: Topic = {
    number: named.number,
    title: named.title || undefined,
    component: origin.component?.value,
    program_type: origin.program_type?.value,
    ...textsIn(sections),
    keywords: listed(keywords && passageOf(keywords).text),
    technology_areas: listed(areas && passageOf(areas).text),
    ...(ownAreas && priorities ? { priorities: listed(passageOf(priorities).text) } : {}),
    itar: facts.itar !== undefined,
    ...(facts.itar ? { export_rules: exportRulesIn(facts.itar.value) } : {}),
    direct_to_phase_2: facts.direct_to_phase_2 !== undefined,
    classified_notice: facts.classified_notice !== undefined,
    award_ceiling: facts.award_ceiling?.value,
    period_of_performance: facts.period_of_performance?.value,
    page_limit: facts.page_limit?.value,
    option_ceiling: facts.option_ceiling?.value,
    option_period: facts.option_period?.value,
    tpoc: facts.tpoc?.value,
    customer: facts.customer?.value,
    cmmc_level: facts.cmmc_level?.value,
    dates: dates.map(({ label, date }) => ({ label, date })),
  }
  const findings = Object.entries({ ...origin, ...facts }).map(([name, finding]) => [name, finding?.place] as const)
  const places = known([
    ['number', topic.number && named.number_at],
    ['title', topic.title && named.title_at],
    ...LONG.map((name) => [name, sectionPlace(sections, name)] as const),
    ['keywords', keywords && beginningOf(passageOf(keywords))],
    ['technology_areas', areas && beginningOf(passageOf(areas))],
    ['priorities', ownAreas && priorities && beginningOf(passageOf(priorities))],
    ['dates', dates[0]?.place],
    ...findings,
  ])
  return { topic, places }
}

/** Lines of a head stand for themselves. */
function eachAlone(lines: readonly Line[]): Passage[] {
  return lines.map((line) => passageOf([line]))
}

function known(places: readonly (readonly [string, Place | '' | null | undefined])[]): Places {
  return Object.fromEntries(places.filter(([, place]) => place && place.quote !== ''))
}

function textsIn(sections: readonly Section[]): Pick<Topic, 'phases' | 'objective' | 'description' | 'references'> {
  return {
    phases: {
      phase_1: sectionBody(sections, 'phase_1'),
      phase_2: sectionBody(sections, 'phase_2'),
      phase_3: sectionBody(sections, 'phase_3'),
    },
    objective: sectionBody(sections, 'objective'),
    description: sectionBody(sections, 'description'),
    references: referencesIn(sections.filter((section) => section.name === 'references').flatMap((section) => section.lines)),
  }
}

/** The paragraphs and items of a section as text, a line each; undefined when it is empty or "N/A". */
function sectionBody(sections: readonly Section[], name: Section['name']): string | undefined {
  const texts = sections
    .filter((section) => section.name === name)
    .map(({ heading, lines }) => withOption(bodyOf(lines), optionHeaded(heading)))
  const text = texts.join('\n')
  return isEmptyField(text) ? undefined : text
}

function bodyOf(lines: readonly Line[]): string {
  return blocksOf(lines)
    .map((block) => (block.kind === 'item' ? `• ${block.text}` : block.text))
    .join('\n')
}

function sectionPlace(sections: readonly Section[], name: Section['name']): Place | undefined {
  const section = sections.find((one) => one.name === name && !isEmptyField(passageOf(one.lines).text))
  return section && beginningOf(passageOf(section.lines))
}

/** The lines before the first section that says what is wanted. */
function headLines(sections: readonly Section[]): Line[] {
  const body = sections.findIndex((section) => BODY.has(section.name))
  return sections.slice(0, body < 0 ? 1 : body).flatMap((section) => section.lines)
}
