import type { Analysis, Topic } from '../../src/domain/solicitation/analysis.ts'
import { comparable } from '../../src/domain/solicitation/requirement/quote.ts'
import type { Truth } from './truth.ts'

/** How the fields of a topic compare with the marked ones. `missing` are marked and not read; `wrong` read otherwise, or read where nothing is printed. */
export type FieldScore = { fields: number; right: string[]; wrong: string[]; missing: string[] }

type Verdict = 'right' | 'wrong' | 'missing'

/** Compares every field that is marked by hand, and where each section begins and ends. */
export function fieldScoreOf(topic: Topic, { fields, sections }: Pick<Truth, 'fields' | 'sections'>): FieldScore {
  const verdicts: [string, Verdict][] = [
    ['number', printed(topic.number, fields.number)],
    ['title', printed(topic.title, fields.title)],
    ['program_type', printed(topic.program_type, fields.program_type)],
    ['component', printed(topic.component, FULL_NAMES[fields.component ?? ''] ?? fields.component)],
    ['itar', said(topic.itar, fields.itar)],
    ['direct_to_phase_2', said(topic.direct_to_phase_2, fields.direct_to_phase_2)],
    ['classified_notice', said(topic.classified_notice, fields.classified_notice)],
    ['keywords', listed(topic.keywords, fields.keywords)],
    ['technology_areas', listed(topic.technology_areas, fields.technology_areas)],
    ['award_ceiling', printed(topic.award_ceiling, fields.award_ceiling)],
    ['period_of_performance', printed(topic.period_of_performance, fields.period_of_performance)],
    ...SECTIONS.map((name): [string, Verdict] => [name, section(textOf(topic, name), sections[name])]),
  ]
  const named = (wanted: Verdict) => verdicts.filter(([, verdict]) => verdict === wanted).map(([name]) => name)
  return { fields: verdicts.length, right: named('right'), wrong: named('wrong'), missing: named('missing') }
}

const SECTIONS = ['objective', 'description', 'phase_1', 'phase_2', 'phase_3'] as const

/** Components that print their short name. */
const FULL_NAMES: Record<string, string> = {
  CBD: 'Chemical and Biological Defense',
  DHA: 'Defense Health Agency',
  MDA: 'Missile Defense Agency',
}

/** Adds up what several readings scored. */
export function sumOfFields(scores: readonly FieldScore[]): FieldScore {
  return {
    fields: scores.reduce((sum, { fields }) => sum + fields, 0),
    right: scores.flatMap(({ right }) => right),
    wrong: scores.flatMap(({ wrong }) => wrong),
    missing: scores.flatMap(({ missing }) => missing),
  }
}

function textOf(topic: Topic, name: (typeof SECTIONS)[number]): Analysis['topic']['objective'] {
  return name === 'objective' || name === 'description' ? topic[name] : topic.phases[name]
}

function printed(read: string | undefined, marked: string | null): Verdict {
  if (comparable(read ?? '') === comparable(marked ?? '')) return 'right'
  return read === undefined ? 'missing' : 'wrong'
}

function said(read: boolean, marked: boolean | null): Verdict {
  if (read === (marked ?? false)) return 'right'
  return read ? 'wrong' : 'missing'
}

function listed(read: readonly string[], marked: readonly string[] | null): Verdict {
  return printed(read.length > 0 ? read.join(';') : undefined, marked ? marked.join(';') : null)
}

/** A section is marked by its first and last words. */
function section(read: string | undefined, marked: string | null): Verdict {
  if (marked === null || read === undefined) return read === undefined ? (marked === null ? 'right' : 'missing') : 'wrong'
  const [first = '', last = ''] = marked.split(' … ').map(comparable)
  const text = comparable(read).replaceAll('•', '')
  return text.startsWith(first.replaceAll('•', '')) && text.endsWith(last.replaceAll('•', '')) ? 'right' : 'wrong'
}
