import { useEffect, useState } from 'react'

/** A recording to listen to. */
export function SoundPlayer({ sound, label }: { sound: Blob; label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(sound)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [sound])
  // biome-ignore lint/a11y/useMediaCaption: the words of the recording stand beside it
  return <audio controls src={address} aria-label={label} className="h-10 w-full max-w-md" />
}
