import { done, type Result } from '../../../domain/result.ts'
import type { Analysis, Place } from '../../../domain/solicitation/analysis.ts'
import { showToast } from '../../ui/toasts.ts'
import type { EditDesk } from './use-autosaved-edits.ts'
import { type RequirementCalls, requirementEdits } from './use-requirement-calls.ts'

/** The requirement that is about to be added: how it is begun from words of the document, and how it is added. */
export type AdditionControl = ReturnType<typeof useAddition>

/** Proposes what words of the document are, as the server would, and adds them; `added` hears of the new requirement's id. */
export function useAddition(analysis: Analysis, desk: EditDesk, calls: RequirementCalls, added: (id: string) => void) {
  return {
    propose: async ({ page, quote }: Place) => {
      const before = desk.addition
      const { addedRequirement } = await requirementEdits()
      const { kind, strength, phase } = addedRequirement(analysis, { page, quote }).requirement
      desk.setAddition({ page, quote, selected: quote, kind, strength, phase })
      if (!before || before.quote.trim() === '' || before.quote === before.selected) return
      showToast({
        title: 'The selected words took the place of what you typed',
        action: { label: 'Undo', onPress: () => desk.setAddition(before) },
      })
    },
    add: async (): Promise<Result<null, string>> => {
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
