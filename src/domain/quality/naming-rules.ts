import { cueList } from '../../language/cue-list.ts'
import { componentOfNumber, isSameNumber, TOPIC_NUMBER } from '../solicitation/topic/topic-number.ts'
import { cited } from './citation.ts'
import { at, type Objection, placeName, type QualityRule, type ReviewedPlan, type Said } from './rule.ts'

/** Reports may be called deliverables; things, programs and data may not. */
const REPORT = cueList('report | minutes | briefing | plan | summary')
const THING = cueList('hardware | software | data | prototype | unit | code | model | drawing | sample | product | design')
/** What every topic number has, quick to look for. */
const LIKE_NUMBER = /[A-Z]\d{2}/
const NUMBERS = new RegExp(TOPIC_NUMBER.source, 'g')

/** QC-47: the component's own words are used: MDA calls hardware, software and data no deliverables (brief §0.6). */
export const componentWording: QualityRule = {
  id: 'QC-47',
  checks: 'the component’s own words are used: MDA does not let hardware, software or data be called deliverables',
  severity: 'error',
  source: 'MDA SBIR 25.1 instructions',
  remedy: 'Say "product for testing, evaluation, and/or demonstration (possibly destruction)" instead.',
  objections: ({ component }, { said }) => {
    const wording = component?.wording
    if (!wording) return []
    const where = cited(wording.source)
    return wording.value.flatMap(({ instead_of, say }) => {
      const word = cueList(instead_of.toLowerCase().endsWith('s') ? instead_of.toLowerCase().slice(0, -1) : instead_of.toLowerCase())
      return said
        .filter(({ sentence }) => word.test(sentence) && (THING.test(sentence) || !REPORT.test(sentence)))
        .map((one) => ({
          message: `${placeName(one)} says "${word.find(one.sentence)?.text}"; ${component.component} wants "${say}" (${where}).`,
          remedy: `Say "${say}" instead.`,
          ...at(one),
        }))
    })
  },
}

/** Numbers of other topics that may be left from an earlier proposal; those that the topic, a document or an answer names are the plan's own. */
export function otherTopics({ topic, sources }: Pick<ReviewedPlan, 'topic' | 'sources'>, said: readonly Said[]): Objection[] {
  const own = topic?.number
  if (!own) return []
  const known = [
    ...[topic.objective, topic.description, topic.phases.phase_1, topic.phases.phase_2, ...topic.references],
    ...(sources?.documents ?? []).flatMap(({ pages }) => pages.map(({ text }) => text)),
    ...[...(sources?.answers ?? []).map(({ answer }) => answer), ...(sources?.own_statements ?? [])],
  ].join('\n')
  return said
    .filter(({ sentence }) => LIKE_NUMBER.test(sentence))
    .flatMap((one) =>
      [...one.sentence.matchAll(NUMBERS)]
        .filter(([number]) => componentOfNumber(number) && !isSameNumber(number, own) && !known.includes(number))
        .map(([number]) => ({
          severity: 'warning' as const,
          message: `Look: ${placeName(one)} names ${number}, which is not this topic (${own}). Is it left from another plan?`,
          remedy: 'Take it out if it is. If it belongs here, accept the sentence as your own statement.',
          ...at(one),
        })),
    )
}
