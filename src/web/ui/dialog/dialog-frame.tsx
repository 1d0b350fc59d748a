import { late } from '../late.tsx'
import { useWayBack } from '../way-back.ts'
import type { DialogFrameProps } from './frame-panel.tsx'

const FramePanel = late(async () => (await import('./frame-panel.tsx')).FramePanel)

/** A dialog over the screen, with what it is about and the cross above what stands in it. A press beside it, the cross and Escape close it. */
export function DialogFrame(props: DialogFrameProps) {
  const wayBack = useWayBack()
  return <FramePanel {...props} wayBack={wayBack} />
}
