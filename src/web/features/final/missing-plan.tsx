import { FileWarning } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { NoPlan } from './finished-plan.ts'
import { NO_PLAN_TOASTS } from './no-plan-words.ts'

/** Says what is missing; without a plan at all the person goes back to the steps (spec §4). */
export function MissingPlan({ why }: { why: NoPlan }) {
  const navigate = useNavigate()
  const { title, description } = NO_PLAN_TOASTS[why]
  useEffect(() => {
    showToast({ title, description, variant: 'destructive' })
    if (why !== 'unreadable') navigate('/steps', { replace: true })
  }, [title, description, why, navigate])
  return (
    <EmptyState icon={FileWarning} title={title} action={<ButtonLink to="/steps">Back to Edit</ButtonLink>}>
      {description}
    </EmptyState>
  )
}
