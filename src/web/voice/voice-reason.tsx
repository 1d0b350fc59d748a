import type { Voice } from './use-voice.ts'

/** Why the voice cannot be used yet, or where recordings go when they leave this server. */
export function VoiceReason({ id, voice: { reason, isHosted } }: { id: string; voice: NonNullable<Voice> }) {
  const words = reason ?? (isHosted ? 'What you record is sent to the speech service that this server is set up with.' : null)
  return (
    <p id={id} role="status" className={words === null ? 'hidden' : 'text-caption text-muted'}>
      {words}
    </p>
  )
}
