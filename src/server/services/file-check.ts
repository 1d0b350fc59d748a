import { withoutKeptOut } from '../../domain/kept-out.ts'
import { applying } from '../../domain/quality/asked-of-phase.ts'
import { done, fail } from '../../domain/result.ts'
import type { Answer, Asked, Input } from '../call.ts'
import type { Parts } from '../parts.ts'
import { milestoneOnWire } from './milestone-on-wire.ts'
import { componentOfTopic } from './plan-facts.ts'
import { sourcesOfTopic } from './plan-sources.ts'
import { planAt } from './step-at.ts'
import { unreadable, uploadedDocument } from './uploaded-document.ts'

/** The most characters that are held against a plan: ten times the longest plan with its narratives. */
const MOST_CHARACTERS = 1_000_000

/** Reads a file that is to be handed in, and says which requirements and which parts of the plan are found in it. Nothing of it is kept. */
export async function checkFile(parts: Parts, asked: Asked, input: Input<'checkFile'>): Answer<'checkFile'> {
  const at = await planAt(parts, asked.person, input)
  if (!at.ok) return at
  const { file, file_name } = uploadedDocument(input.file)
  const read = await parts.reading.handedIn(file, file_name, asked)
  if (!read.ok) return fail(unreadable(read.problem))
  const { pages } = read.value
  if (pages.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS) {
    return fail({ code: 'BAD_INPUT', message: 'file: This file holds far more text than a work plan. Choose the exported work plan.' })
  }
  const { topic, plan } = at.value
  const { phase, period_of_performance, analysis } = topic
  const milestones = plan.milestones.map(milestoneOnWire)
  const { kept_out = [], confirmed, limits, composed, entries } = await sourcesOfTopic(parts, asked.person, topic)
  const held = withoutKeptOut({ milestones, period_of_performance, scope_paragraph: plan.scope_paragraph }, kept_out)
  const requirements = applying({ ...analysis, phase })
  const outline = componentOfTopic(topic, phase, topic.program_type)?.outline?.value
  return done({
    file_name,
    ...(await parts.think('fileChecked', { told: [pages, held, requirements, { confirmed, limits, composed, entries }, outline] })),
  })
}
