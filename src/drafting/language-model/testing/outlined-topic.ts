import type { InitialMilestone } from '../../../domain/milestone.ts'
import { builtInDrafter } from '../../built-in/drafter.ts'
import { expectDone } from '../../built-in/testing/whole-plan.ts'
import { milestoneParts } from '../outline.ts'
import { withAntennaRows } from './antenna-rows.ts'
import { drafting, type Told, told } from './model-drafting.ts'
import { type Script, scriptedModel } from './scripted-model.ts'

/** The antenna of N251-001 with its rows, and the milestones that a model gets as outlines of it. */
export async function outlinedTopic(): Promise<{ topic: Told; outline: InitialMilestone[] }> {
  const topic = withAntennaRows(await told('N251-001'))
  const first = expectDone(await builtInDrafter.initialMilestones(topic.facts))
  return { topic, outline: expectDone(await builtInDrafter.refinedMilestones(topic.facts, first)) }
}

/** The milestones that such a model writes for a topic, and what it was asked. */
export async function builtBy(script: Script, topic: Told) {
  const model = scriptedModel(script)
  const { drafter, ...seen } = drafting(model, topic.sources)
  return { milestones: expectDone(await drafter.initialMilestones(topic.facts)), requests: model.requests, ...seen }
}

/** What a part of a plan says. */
export function partOf(milestones: readonly InitialMilestone[], id: string): string | undefined {
  return milestones.flatMap(milestoneParts).find((part) => part.id === id)?.text
}

/** The first task in which a text stands, with its words. */
export function taskWith(text: string, milestones: readonly InitialMilestone[]): { id: string; text: string } {
  const found = milestones.flatMap(milestoneParts).find((part) => part.kind === 'task' && part.text.includes(text))
  if (!found) throw new Error(`no task says ${text}`)
  return found
}
