import type { StoredMilestone } from '../../domain/milestone.ts'
import { lineAlone } from '../../domain/milestone-document.ts'
import { numberTelling } from '../../domain/milestone-option.ts'
import type { CoveredRequirement } from '../../domain/plan-forms/form-document.ts'
import { answerWords } from '../../domain/plan-forms/requirement-answers.ts'
import { countedStrength, placeWords, STRENGTH_WORDS } from '../../domain/quality/coverage-words.ts'
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
] as const

/** Each requirement in the order given: its page, words, kind and strength, where it is answered and what that lacks, as the Word file says it, and how strongly. */
export function complianceSheet(rows: readonly CoveredRequirement[], milestones: readonly StoredMilestone[]): WorkbookSheet {
  return sheetOf(
    'Compliance matrix',
    COLUMNS,
    rows.map((row) => [
      textCell(row.requirement.id),
      numberCell(row.requirement.page),
      textCell(requirementWords(row.requirement)),
      textCell(capitalized(row.requirement.kind)),
      textCell(capitalized(row.requirement.strength)),
      textCell([answerWords(row, milestones), ...quotedPlaces(row.coverage, milestones)].join('\n')),
      textCell(STRENGTH_WORDS[countedStrength(row.coverage)]),
    ]),
  )
}

function quotedPlaces({ places }: Coverage, milestones: readonly StoredMilestone[]): string[] {
  return places.map((place) => `Milestone ${numberTelling(milestones, place)}, ${placeWords(place)}: ${lineAlone(place.quote)}`)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
