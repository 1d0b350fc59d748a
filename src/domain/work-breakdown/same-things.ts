import { stemsIn } from '../../language/stem.ts'
import type { Check } from './check.ts'
import type { CountedTest } from './composed/counted-tests.ts'
import { figuresIn, joined, open } from './composed/phrase.ts'
import { itemOf, itemWords } from './composed/result-items.ts'
import { isToldOf } from './composed/same-test.ts'
import { goalsCell, isForStepsOnly, stepsUsing } from './goals.ts'
import { namingWords } from './named-alike.ts'
import type { Proof, WorkStep } from './work-breakdown.ts'

type Numbered = { step: WorkStep; number: number }
type Roots = readonly string[]
type Cells = Readonly<Record<string, unknown>>
/** One thing that a step hands over, or one of its tests; `leaving` are the cells of its row where another one is kept in its place. */
type Told = Numbered & { name: string; leaving: (kept: Told) => Cells }
type Thing = Told & { names: readonly Roots[]; month: number | undefined }
type Test = Told & { proof: Proof }

/**
 * What may be one thing that is handed over twice in other words, or one test that a milestone holds twice: only the company can say. Each is asked once, and
 * is printed twice until somebody has said that it is the same.
 */
export function sameThings(steps: readonly Numbered[], counted: readonly CountedTest[]): Check[] {
  const all = steps.map(({ step }) => step)
  const own = steps.filter(({ step }) => step.part === 'base' && !isForStepsOnly(step.goes_to, all))
  const numberOf = (test: Proof) => counted.find(({ proof }) => proof === test)?.number
  const isOfOne = (one: Test, other: Test) => numberOf(one.proof) === numberOf(other.proof) && isSameTest(one.proof, other.proof)
  return [
    ...asked(
      own.flatMap((one) => thingsOf(one, all)),
      isSameThing,
      'result',
    ),
    ...asked(steps.flatMap(testsOf), isOfOne, 'proof'),
  ]
}

/** Each that may be one before it, unless somebody has said that it stands beside it. */
function asked<One extends Told>(all: readonly One[], isSame: (one: One, other: One) => boolean, cell: 'result' | 'proof'): Check[] {
  return all.flatMap((again, at): Check[] => {
    const first = again.step.as_said?.includes(again.name) ? undefined : all.slice(0, at).find((one) => isSame(one, again))
    if (!first) return []
    const place = { kind: 'same', row_id: again.step.id, cell } as const
    const what = `Same ${cell === 'result' ? 'thing' : 'test'}? Step ${first.number}: “${first.name}”. Step ${again.number}: “${again.name}”.`
    const choices = [
      { label: 'Keep the first', cells: again.leaving(first) },
      { label: 'Keep the second', row_id: first.step.id, cells: first.leaving(again) },
      { label: 'Keep both', cells: { as_said: [...(again.step.as_said ?? []), again.name] } },
    ]
    return [{ ...place, what, mends: 'The plan lists both until you choose.', choices }]
  })
}

/** The things of a step's result that come once. The only one of a step still stands beside its task: it goes to the step that hands it over. */
function thingsOf({ step, number }: Numbered, all: readonly WorkStep[]): Thing[] {
  const words = itemWords(step.result ?? '')
  return words.flatMap((told, at) => {
    const { thing, due } = itemOf(told)
    if (due?.recurs) return []
    const rest = words.filter((_, other) => other !== at).join('; ')
    const leaving = (kept: Told): Cells =>
      rest === '' ? { goes_to: goalsCell([...stepsUsing(step.goes_to, all), kept.step.id]) } : { result: rest }
    return [{ step, number, name: open(thing), names: [thing, ...thing.split(PARTED)].map(rootsOf), month: due?.month, leaving }]
  })
}

/** "Data package (drawings, parts list) with its index": what stands in one thing, or beside it. */
const PARTED = /[,:;()]|\s(?:with|and)\s/

function rootsOf(words: string): Roots {
  return [...new Set([...stemsIn(namingWords(words).join(' ')), ...figuresIn(words)])]
}

/** Whether two things may be one, or one of them holds the other, by what they are called. What is told for two months comes twice. */
function isSameThing(one: Thing, other: Thing): boolean {
  if (one.month !== undefined && other.month !== undefined && one.month !== other.month) return false
  // a part of one word, "data", may be of anything: it is held against what is handed over alone
  return one.names.some((name, at) =>
    other.names.some((again, nth) => (at * nth === 0 || Math.min(name.length, again.length) > 1) && isNamedSo(name, again)),
  )
}

/** Whether one of two names says all that the other says, and not much more. */
function isNamedSo(one: Roots, other: Roots): boolean {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  return few.length > 0 && 2 * few.length >= many.length && few.every((root) => many.includes(root))
}

function testsOf({ step, number }: Numbered): Test[] {
  return step.proof.map((proof) => {
    const others = step.proof.filter((one) => one !== proof)
    const leaving = (): Cells => ({ proof: others.length > 0 ? others : null })
    return { step, number, proof, name: open(proof.quantity), leaving }
  })
}

/** Whether one of two tests tells what the other tells: with its figures, bound the same way, and nearly all of its words. */
function isSameTest(one: Proof, other: Proof): boolean {
  const told = ({ quantity, value, unit, condition }: Proof) => joined([quantity, value, unit, condition], ' ')
  const figures = (words = '') => figuresIn(words).join(' ')
  const isOther = (first: string | undefined, again: string | undefined) => first && again && figures(first) !== figures(again)
  const isBoundElse = one.comparator && other.comparator && one.comparator !== other.comparator
  if (isBoundElse || isOther(one.value, other.value) || isOther(one.condition, other.condition)) return false
  return isToldOf(one, told(other)) || isToldOf(other, told(one))
}
