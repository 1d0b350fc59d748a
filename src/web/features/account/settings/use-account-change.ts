import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../contract/client.ts'
import { useSessionChange } from '../../../app/auth/session.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useDoing } from '../use-doing.ts'
import { profileQueries } from './profile-queries.ts'

/** What is asked anew after a change. */
type Kind = keyof typeof profileQueries

/**
 * Does something to the account, then asks anew for what it changed. A wrong code and a session that is over are refused alike, so after a refusal it is
 * asked who is signed in: whoever is nobody is led to sign in, and back.
 */
export function useAccountChange(): <Answer>(change: () => Promise<Answer>, ...kinds: Kind[]) => Promise<Answer> {
  const client = useQueryClient()
  const { changed } = useSessionChange()
  return async (change, ...kinds) => {
    try {
      const answer = await change()
      await Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: profileQueries[kind].queryKey })))
      if (kinds.includes('profile')) await changed()
      return answer
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 401) await changed().catch(() => undefined)
      throw problem
    }
  }
}

/** The same for a button: `doing` names what is under way, and a message says what went wrong. */
export function useAccountButton(failed: string): ReturnType<typeof useDoing> {
  return useDoing((why) => why !== null && showToast({ title: failed, description: why, variant: 'destructive' }))
}
