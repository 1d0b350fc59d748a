import { lineAlone } from '../../domain/milestone-document.ts'
import type { CoveredRequirement } from '../../domain/plan-forms/form-document.ts'
import { changedWords, placeWords, STRENGTH_WORDS } from '../../domain/quality/coverage-words.ts'
import type { Coverage } from '../../domain/quality/review.ts'
import { requirementWords } from '../../domain/solicitation/requirement/requirement-words.ts'
import { numberCell, sheetOf, textCell, type WorkbookSheet } from './cells.ts'

const COLUMNS = [
  ['Requirement', 14],
  ['Page', 8],
  ['Words', 60],
  ['Kind', 14],
  ['Strength', 12],
  ['Where answered', 70],
  ['Status', 18],
  ['Changed values', 45],
] as const

/** Each requirement in the order given: its page, words, kind and strength, where it is answered and how strongly, and what value changed on the way. */
export function complianceSheet(rows: readonly CoveredRequirement[]): WorkbookSheet {
  return sheetOf(
    'Compliance matrix',
    COLUMNS,
    rows.map(({ requirement, coverage, strength }) => [
      textCell(requirement.id),
      numberCell(requirement.page),
      textCell(requirementWords(requirement)),
      textCell(capitalized(requirement.kind)),
      textCell(capitalized(requirement.strength)),
      textCell(whereAnswered(coverage)),
      textCell(STRENGTH_WORDS[strength]),
      textCell(changedValues(coverage)),
    ]),
  )
}

function whereAnswered({ places, covered_by }: Coverage): string {
  const named = new Set(places.map(({ milestone_number }) => milestone_number))
  const lines = places.map((place) => `Milestone ${place.milestone_number}, ${placeWords(place)}: ${lineAlone(place.quote)}`)
  return [...lines, ...covered_by.filter((number) => !named.has(number)).map((number) => `Milestone ${number}`)].join('\n')
}

function changedValues({ changed }: Coverage): string {
  return changed.map((value) => `Milestone ${value.milestone_number}: ${changedWords(value)}`).join('\n')
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
