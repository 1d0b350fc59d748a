import { phaseNamed } from '../instructions/chapter.ts'
import type { Phase } from '../program.ts'
import type { Place, Requirement } from '../solicitation/analysis.ts'
import { requirementWords } from '../solicitation/requirement/requirement-words.ts'
import type { FactSource } from './component-facts.ts'

/** A figure of a requirement with its number, where it is one, and the words before and behind it in its sentence. */
export type ToldFigure = {
  quantity: Requirement['quantities'][number]
  number: number | undefined
  before: string
  behind: string
  words: string
}

/** A value with the place of the topic where it was read. */
export type Term<Value> = { value: Value; source: FactSource }

/** The same with the requirement that sets it. */
export type AskedTerm<Value> = Term<Value> & { requirement_id: string }

/**
 * The terms that the topic's requirements set for a plan of this phase, or of any where none is given, as they are read of figures. Terms of the proposal are of the phase that they name,
 * whatever part of the work they were read as; what names both phases is of neither.
 */
export function termsIn<Value>(
  requirements: readonly Requirement[],
  phase: Phase | undefined,
  read: (told: ToldFigure) => Value | undefined,
): AskedTerm<Value>[] {
  return requirements.flatMap((one) => {
    const named = phaseNamed(requirementWords(one))
    if (phase !== undefined && named !== null && named !== phase) return []
    return figuresOf(one).flatMap((told) => {
      const value = read(told)
      return value === undefined ? [] : [{ value, source: sourceAt(one), requirement_id: one.id }]
    })
  })
}

function figuresOf(one: Requirement): ToldFigure[] {
  const words = requirementWords(one)
  return one.quantities.map((quantity) => {
    const [before = '', ...behind] = words.split(quantity.printed)
    const number = Number(quantity.value) > 0 ? Number(quantity.value) : undefined
    return { quantity, number, before, behind: behind.join(quantity.printed), words }
  })
}

/** A place of the topic as the source of what it asks. */
export function sourceAt({ page, quote }: Place): FactSource {
  return { document: 'The solicitation', release: '', place: `p. ${page}`, uploaded: { by: 'topic', page, quote } }
}

const BETWEEN = '(?: (?:of|is|shall|must|may|will|limited|to|be|not|exceed))*'
const PLAN_IS = new RegExp(String.raw`\b(?:work ?plan|technical volume|statement of work)(?: \([^()]*\))?,?${BETWEEN}\s*$`, 'i')

/** The pages that a plan of this phase may have. */
export function pagesAskedIn(requirements: readonly Requirement[], phase: Phase): Term<number> | undefined {
  return termsIn(requirements, phase, ({ quantity: { unit, comparator }, number, before }) =>
    unit.startsWith('page') && comparator.startsWith('<') && PLAN_IS.test(before) ? number : undefined,
  )[0]
}
