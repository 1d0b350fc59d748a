import { createContext, useContext, useEffect } from 'react'

/** Hears whether somebody records within a part of a page, which may be closed meanwhile; null where nobody listens. */
export const RecordingPlace = createContext<((isRecording: boolean) => void) | null>(null)

/** Tells the part of the page around it whether somebody records here. */
export function useTellRecording(isRecording: boolean): void {
  const tell = useContext(RecordingPlace)
  useEffect(() => {
    if (!isRecording || !tell) return
    tell(true)
    return () => tell(false)
  }, [isRecording, tell])
}
