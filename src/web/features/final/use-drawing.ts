import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../../ui/toasts.ts'

type Drawing = typeof import('../../../export/plan-pictures.ts')

/** What draws the schedule and the payments, fetched once pictures are wanted; `onFailure` is called, and the person told, where it cannot be fetched. */
export function useDrawing(isWanted: boolean, onFailure: () => void): Drawing | undefined {
  const [drawing, setDrawing] = useState<Drawing>()
  const failed = useEffectEvent(() => {
    const description = 'The server was not reached. Tick the box again in a moment.'
    showToast({ title: 'The pictures could not be drawn', description, variant: 'destructive' })
    onFailure()
  })
  useEffect(() => {
    if (isWanted) import('../../../export/plan-pictures.ts').then(setDrawing, failed)
  }, [isWanted])
  return isWanted ? drawing : undefined
}
