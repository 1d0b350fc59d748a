import { type ReactNode, useState } from 'react'
import { RecordingPlace } from '../../voice/recording-place.ts'
import { MilestoneHead, type MilestoneHeadProps } from './milestone-head.tsx'

type PlanCardProps = Omit<MilestoneHeadProps, 'name' | 'isRecording'> & {
  /** How a link names it: the number of its milestone, or which card it is beside those. */
  card: string
  children: ReactNode
}

/** A card of the plan that is opened and closed by its head. What was opened once stays as it is left: an interview, a recording, the place in a text. */
export function PlanCard({ card, children, ...head }: PlanCardProps) {
  const { isOpen } = head
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const [isRecording, setRecording] = useState(false)
  const id = `milestone-${card}`
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
      className="scroll-mt-32 rounded-card border border-line bg-surface outline-none"
    >
      <MilestoneHead {...head} name={`${id}-name`} isRecording={isRecording} />
      <RecordingPlace value={setRecording}>
        <div hidden={!isOpen}>{(isOpen || wasOpened) && children}</div>
      </RecordingPlace>
    </section>
  )
}
