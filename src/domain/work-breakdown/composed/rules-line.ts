import { newIn } from '../../../language/nothing-new.ts'
import { sentencesOf } from '../../../language/sentence.ts'
import { announced, citedInPlan } from '../../quality/citation.ts'
import { speaksOfRights, speaksOfSoftware } from '../../quality/data-rules.ts'
import { isDenied } from '../../quality/quoted.ts'
import type { Requirement } from '../../solicitation/analysis.ts'
import { exportRulesOf } from '../../solicitation/export-rules.ts'
import { isOfPhase } from '../../solicitation/requirement/of-phase.ts'
import { isOfTheStart } from '../../solicitation/requirement/of-start.ts'
import { requirementWords } from '../../solicitation/requirement/requirement-words.ts'
import { type ComposedLine, ownLine } from './composed.ts'
import type { Composition, PlanFrame } from './frame.ts'
import { open, raised } from './phrase.ts'
import { hasStatusReports, namedPapers } from './reports.ts'

/**
 * What the rules of the program ask of every plan, in one line of its own: where the company has told all of its work, they stand beside it and are no task.
 * Of the component's rules only those of the topic's own release are named.
 */
export function rulesLine(composition: Composition): ComposedLine[] {
  const { rows, frame } = composition
  const { papers, where } = namedPapers(frame.component, hasSoftware(composition))
  const asked = [
    ...(frame.component?.status_report_every?.source.another_release || hasStatusReports(rows) ? [] : reporting(frame)),
    ...security(frame, rows.plan.security ?? ''),
    ...certification(frame),
    ...(papers.length > 0 && where ? [`hand in${where}: ${papers.join(', ')}`] : []),
    ...legend(composition),
  ]
  return asked.length > 0 ? [ownLine(`Rules of the DoD ${frame.program_type} program: ${raised(asked.join('; '))}.`)] : []
}

/** How often the component wants to hear how the work stands. */
export function reporting({ component }: PlanFrame): string[] {
  const every = component?.status_report_every
  if (!every) return []
  const often = every.value === 1 ? 'month' : `${every.value} months`
  return [`prepare the status reports, which fall due every ${often}${citedInPlan(every.source)}`]
}

/** Export control (DoD SBIR 25.1 BAA, section 3.2), and the CMMC status that the topic projects. */
export function security({ topic, requirements, phase }: PlanFrame, terms: string): string[] {
  const level = topic?.cmmc_level?.trim()
  const isAskedNow = (one: Requirement) => isOfPhase(one, phase) && isOfTheStart(one)
  return [
    ...(topic?.itar ? [`handle the technical data under ${exportRulesOf(topic)}${announced('3.2', topic.number)}`] : []),
    ...((topic?.itar || requirements.some(isAskedNow)) && !deniesForeigners(terms)
      ? ['disclose every foreign national proposed for the work, with country of origin, visa or work permit, and tasks']
      : []),
    ...(level && !/^(?:n\/?a|none)\b/i.test(level)
      ? [`show the Government the CMMC status that the topic projects (${open(level)}) before controlled information is received`]
      : []),
  ]
}

/** Whether the company says that no foreign national works on it: in so many words, or as the bare answer to who does. */
function deniesForeigners(terms: string): boolean {
  const sentences = sentencesOf(terms)
  return sentences.some((sentence) => {
    const found = /\bforeign(?:ers?|\W+nationals?)\b/i.exec(sentence)
    return found ? isDenied(sentence, found.index, found[0].length) : sentences.length === 1 && isBareDenial(sentence)
  })
}

function isBareDenial(sentence: string): boolean {
  return newIn(sentence, '') === '' && newIn(sentence, '', true) !== ''
}

/** Due before more than half of a Phase II award is paid, and again at its end (DoD SBIR 25.1 BAA, section 2.11). */
export function certification({ phase, topic }: PlanFrame): string[] {
  return phase === 'II'
    ? [
        `file the life-cycle certification before more than half of the award is paid, and again with the final invoice${announced('2.11', topic?.number)}`,
      ]
    : []
}

/** The marking of what is delivered, unless the company says it (DoD SBIR 25.1 BAA, section 5.7). */
export function legend({ rows, frame }: Composition): string[] {
  if (speaksOfRights(JSON.stringify(rows))) return []
  const source = announced('5.7', frame.topic?.number)
  return [`mark the data that are delivered with the legend of the SBIR data rights (DFARS 252.227-7018)${source}`]
}

/** Whether the solicitation or the company speaks of software. */
export function hasSoftware({ rows, frame: { requirements, topic } }: Composition): boolean {
  return speaksOfSoftware([JSON.stringify(rows), JSON.stringify(topic), ...requirements.map(requirementWords)].join('\n'))
}
