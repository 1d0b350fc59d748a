import type { PlanSources } from '../../../../domain/grounding/sources.ts'
import type { RefinedMilestone } from '../../../../domain/milestone.ts'
import { done } from '../../../../domain/result.ts'
import { builtInDrafter } from '../../../built-in/drafter.ts'
import { expectDone } from '../../../built-in/testing/whole-plan.ts'
import { readAnswer } from '../../answers/read-answer.ts'
import { draftingOf } from '../../drafting.ts'
import { listParts, milestoneParts, offeredParts, type Part } from '../../outline.ts'
import type { AnswerSize } from '../../parts-answer.ts'
import { CRITERIA_SIZE, criteriaPrompt } from '../../prompts/criteria.ts'
import { MILESTONE_SIZE, milestonePrompt } from '../../prompts/milestone.ts'
import { planRowsOf } from '../../prompts/milestone-facts.ts'
import { narrativePrompt } from '../../prompts/narrative.ts'
import { questionsPrompt } from '../../prompts/questions.ts'
import { scopePrompt } from '../../prompts/scope.ts'
import { stepQuestionsPrompt } from '../../prompts/step-questions.ts'
import { summaryPrompt } from '../../prompts/summary.ts'
import { worded } from '../../wording.ts'
import type { DraftingWork } from '../../work.ts'
import type { Told } from '../model-drafting.ts'
import { scriptedModel } from '../scripted-model.ts'

/**
 * What was answered to one prompt, and the outline that it was answered to, as it stood then: the built-in drafter's words may change, the answer does
 * not. `named`: what is rightly objected to. `invented`: what stands in no source and must not be left.
 */
export type RealAnswer = {
  prompt: keyof typeof PROMPTS
  milestone?: RefinedMilestone
  parts?: Part[]
  answer: string | object
  named?: string[]
  invented?: string[]
}

const PROMPTS = {
  milestone: milestonePrompt,
  criteria: criteriaPrompt,
  narrative: narrativePrompt,
  scope: scopePrompt,
  summary: summaryPrompt,
  questions: questionsPrompt,
  'step-questions': stepQuestionsPrompt,
}

const WHOLE: AnswerSize = { parts: 60, letters: 6000 }

/** What becomes of an answer: the parts that it words, the words that are taken, what was objected to, and what stands in the end. */
export type Replayed = { answered: string[]; taken: ReadonlyMap<string, string>; objections: string[]; outline: string; standing: string }

/** Gives the answer to the prompt as the drafter asks it, also when it asks to have it mended. */
export async function replayed({ facts, sources }: Told, real: RealAnswer): Promise<Replayed> {
  const { prompt: name, milestone, answer } = real
  const parts = real.parts ?? partsOf(name, milestone)
  const offered = offeredParts(parts, name === 'milestone' ? MILESTONE_SIZE : name === 'criteria' ? CRITERIA_SIZE : WHOLE, 8000)
  const model = scriptedModel(() => answer)
  const drafting = draftingOf(model, workOn(sources), () => {})
  const checks = await drafting.checks()
  const outline = parts.map(({ text }) => text).join('\n')
  const number = milestone?.milestone_number ?? 1
  const wording = {
    prompt: PROMPTS[name],
    facts: {
      plan: facts,
      number,
      rows: milestone ? planRowsOf(facts, [milestone]) : [],
      parts,
      offered,
      text: milestone?.text,
    },
    offered,
    known: [milestone?.text ?? '', outline].join('\n'),
    before: outline,
  }
  const taken = expectDone(await worded(drafting, checks, wording, { shown: () => {}, checking: () => {}, note: () => {} }))
  const wrong = model.requests[1]?.matter.split('## What is wrong with it\n')[1] ?? ''
  return {
    answered: answeredIn(real, offered),
    taken,
    objections: wrong.split('\n').filter((line) => line.startsWith('- ')),
    outline,
    standing: parts.map(({ id, text }) => taken.get(id) ?? text).join('\n'),
  }
}

function partsOf(name: RealAnswer['prompt'], milestone: RefinedMilestone | undefined): Part[] {
  if (!milestone) return []
  return name === 'criteria' ? listParts('C', 'criterion', milestone.acceptance_criteria ?? []) : milestoneParts(milestone)
}

/** The parts that an answer says otherwise than the outline. */
function answeredIn({ prompt, answer }: RealAnswer, offered: readonly Part[]): string[] {
  const read = readAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), PROMPTS[prompt].answer)
  if (!read.ok) throw new Error(read.problem)
  return read.value.parts.filter(({ id, text }) => offered.some((part) => part.id === id && part.text !== text)).map(({ id }) => id)
}

function workOn(sources: PlanSources): DraftingWork {
  return {
    sources: async () => sources,
    spending: { take: async () => done(null), giveBack: async () => {}, book: async () => {} },
    built_in: builtInDrafter,
    signal: new AbortController().signal,
    report: () => {},
  }
}
