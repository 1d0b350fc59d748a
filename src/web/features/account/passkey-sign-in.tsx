import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { passkeysFillIn, passkeysWork } from './passkey-support.ts'
import { useDoing } from './use-doing.ts'

/** Sign in with a passkey, by its own button or where the e-mail address is typed. What does it is loaded when it is needed. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { doing, press } = useDoing(setRefusal)
  useFilledIn(onSignedIn)
  if (!passkeysWork()) return null
  const ask = async () => {
    const { signInWithPasskey } = await import('./passkey.ts')
    await signInWithPasskey({ fillsIn: false })
    await onSignedIn()
  }
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-caption text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </div>
      {refusal && <Banner tone="danger" title={refusal} />}
      <Button icon={KeyRound} busy={doing !== null} onClick={() => void press('ask', ask)}>
        Sign in with a passkey
      </Button>
    </div>
  )
}

/** Offers passkeys in the list of the e-mail field, as long as the screen is there. Nobody asked for it, so a failure says nothing. */
function useFilledIn(onSignedIn: () => Promise<void>): void {
  const signedIn = useEffectEvent(onSignedIn)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const offer = async () => {
      if (!(await passkeysFillIn())) return
      const { forgetPasskey, signInWithPasskey } = await import('./passkey.ts')
      if (isOver) return
      stop = forgetPasskey
      await signInWithPasskey({ fillsIn: true })
      await signedIn()
    }
    offer().catch(() => undefined)
    return () => {
      isOver = true
      stop()
    }
  }, [])
}
