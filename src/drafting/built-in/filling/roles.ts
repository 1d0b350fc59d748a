import { type Learned, likelihoods } from '../../../language/learned/logistic.ts'
import type { Linked } from './known-steps.ts'
import type { Told } from './told.ts'

/** A person who is named beside a step, and how likely they lead it rather than only work on it. */
export type NamedRole = { name: Told; step: number; leads: number }

/**
 * Who leads and who helps, where people are told one after another, each with the steps of theirs: "Ana Ruiz, antenna engineer - leads the model, helps
 * with the coupons".
 */
export function namedRoles(answer: string, told: readonly Told[], linked: readonly Linked[], learned: Learned): NamedRole[] {
  const names = told.filter(({ kind, cell }) => kind === 'person' && cell === 'name')
  return linked.flatMap(({ told: ref, steps }) => {
    const name = names.findLast(({ start }) => start < ref.start)
    if (ref.cell !== 'ref' || !name) return []
    const leads = likelihoods(roleFeatures(answer, name, ref), learned)[learned.answers.indexOf('leads')] ?? 0
    return steps.map((step) => ({ name, step, leads }))
  })
}

/** What can be seen of whether a person leads the step that is named behind them: the words before it, back to a mark and to the name, and behind it. */
export function roleFeatures(answer: string, name: Told, ref: Told): string[] {
  const gap = answer.slice(name.end, ref.start).toLowerCase()
  const near = wordsIn(gap.split(/[;.\n]/).at(-1) ?? '')
  const behind = wordsIn(answer.slice(ref.end, ref.end + 25).toLowerCase())
  return [
    'any',
    `before=${near.at(-1)}`,
    `after=${behind[0]}`,
    ...near.map((word) => `near=${word}`),
    ...wordsIn(gap).map((word) => `gap=${word}`),
    ...behind.slice(0, 2).map((word) => `behind=${word}`),
    `marks=${(gap.match(/[;,.]/g) ?? []).length}`,
    `same=${name.segment === ref.segment}`,
  ]
}

function wordsIn(text: string): string[] {
  return text.match(/[a-z']+|[()/+&;-]/g) ?? []
}
