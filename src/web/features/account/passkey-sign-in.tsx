import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { passkeysWork } from './passkey-support.ts'

/** Sign in with a passkey. What does it is loaded when it is needed. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  if (!passkeysWork()) return null
  const ask = async () => {
    setRefusal(null)
    setAsking(true)
    try {
      const { signInWithPasskey } = await import('./passkey.ts')
      await signInWithPasskey()
      await onSignedIn()
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : 'Unknown error')
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-caption text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </div>
      {refusal && <Banner tone="danger" title={refusal} />}
      <Button icon={KeyRound} busy={isAsking} onClick={() => void ask()}>
        Sign in with a passkey
      </Button>
    </div>
  )
}
