import { done, type Result } from '../../../domain/result.ts'
import type { Analysis, Place } from '../../../domain/solicitation/analysis.ts'
import { addedRequirement } from '../../../domain/solicitation/requirement/requirement-edits.ts'
import { showToast } from '../../ui/toasts.ts'
import type { Addition } from './kept-edits.ts'
import type { EditDesk } from './use-autosaved-edits.ts'
import type { RequirementCalls } from './use-requirement-calls.ts'

/** The requirement that is about to be added: how it is begun from words of the document, and how it is added. */
export type AdditionControl = { propose: (place: Place) => void; add: () => Promise<Result<null, string>> }

/** Proposes what words of the document are, as the server would, and adds them; `added` hears of the new requirement's id. */
export function useAddition(analysis: Analysis, desk: EditDesk, calls: RequirementCalls, added: (id: string) => void): AdditionControl {
  return {
    propose: (place) => {
      const before = desk.addition
      desk.setAddition(proposed(analysis, place))
      if (!before || before.quote.trim() === '' || before.quote === before.selected) return
      showToast({
        title: 'The selected words took the place of what you typed',
        action: { label: 'Undo', onPress: () => desk.setAddition(before) },
      })
    },
    add: async () => {
      if (!desk.addition) return done(null)
      const answer = await calls.add(desk.addition)
      if (!answer.ok) return answer
      desk.setAddition(null)
      added(answer.value.id)
      showToast({ title: `${answer.value.id} added`, variant: 'success' })
      return done(null)
    },
  }
}

function proposed(analysis: Analysis, { page, quote }: Place): Addition {
  const { kind, strength, phase } = addedRequirement(analysis, { page, quote }).requirement
  return { page, quote, selected: quote, kind, strength, phase }
}
