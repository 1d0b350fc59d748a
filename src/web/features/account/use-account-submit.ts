import { useState } from 'react'
import { useSessionChange } from '../../app/session.ts'

/** Runs a sign in or sign up and makes the session known; `refusal` says why it did not work. */
export function useAccountSubmit<Fields>(send: (fields: Fields) => Promise<void>): {
  refusal: string | null
  submit: (fields: Fields) => Promise<void>
} {
  const { signedIn } = useSessionChange()
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = async (fields: Fields) => {
    setRefusal(null)
    try {
      await send(fields)
      await signedIn()
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : 'Unknown error')
    }
  }
  return { refusal, submit }
}
