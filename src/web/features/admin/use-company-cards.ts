import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../contract/api.ts'
import type { CompanyProfile } from '../../../domain/company.ts'
import { keepTyped, readDraft } from '../../app/browser-store.ts'
import { call } from '../../app/call.ts'
import { outcome } from '../../app/outcome.ts'
import type { Saving } from '../../ui/save-state.tsx'
import { showToast } from '../../ui/toasts.ts'
import { type Card, changesOf, Typed, withoutSaved } from './company-card.ts'
import { companyQueries } from './company-queries.ts'

const DRAFT = 'company'
const SAVED: Record<Card, string> = { account: 'Account information saved', company: 'Company information saved' }

/** The cards as they are typed: what each field shows, and how each card is saved. */
export type CompanyCards = {
  fields: CompanyProfile
  saving: (card: Card) => Saving
  type: (typed: Typed) => void
  save: (card: Card) => Promise<void>
}

/**
 * Keeps what is typed in this browser until a card is saved; a card that is refused keeps what was typed. A card shows what is `known` beside what is
 * saved, and saves that too.
 */
export function useCompanyCards(saved: CompanyProfile, known: CompanyProfile): CompanyCards {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Typed>(() => readDraft(DRAFT, Typed) ?? {})
  const [states, setStates] = useState<Partial<Record<Card, Saving>>>({})
  // an answer comes after more was typed: each change begins from the latest
  const latest = useRef(typed)
  const keep = (next: Typed) => {
    latest.current = next
    setTyped(next)
    keepTyped(DRAFT, Object.keys(next).length > 0 ? next : null)
  }
  const mark = (card: Card, state: Saving) => setStates((before) => ({ ...before, [card]: state }))
  const save = async (card: Card) => {
    const sent = changesOf(card, saved, { ...known, ...latest.current })
    if (Object.keys(sent).length === 0) return mark(card, 'saved')
    mark(card, 'saving')
    const kept = await outcome(call(api.changeCompany, sent))
    if (!kept.ok) {
      mark(card, 'kept-here')
      return showToast({ title: 'Save failed', description: kept.problem.message, variant: 'destructive' })
    }
    client.setQueryData(companyQueries.company().queryKey, kept.value)
    keep(withoutSaved(latest.current, sent))
    mark(card, 'saved')
    showToast({ title: SAVED[card], variant: 'success' })
  }
  return {
    fields: { ...known, ...typed },
    saving: (card) => states[card] ?? 'idle',
    type: (some) => keep({ ...latest.current, ...some }),
    save,
  }
}
