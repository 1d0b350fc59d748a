import { type ReactNode, useState } from 'react'
import type { LeftPlace, ThingLeft } from '../../../domain/steps/thing-left.ts'
import { placedSentences } from '../../grounding/sentences-in-box.ts'
import { leftWords } from '../../left/left-words.ts'
import { ThingList } from '../../left/things-left.tsx'
import { Expander } from '../../ui/expander.tsx'
import { RecordingPlace } from '../../voice/recording-place.ts'
import { MilestoneHead, type MilestoneHeadProps } from './milestone-head.tsx'
import type { MilestoneGrounds } from './use-boxes.ts'

type PlanCardProps = Omit<MilestoneHeadProps, 'name' | 'isRecording'> & {
  /** How a link names it: the number of its milestone, or which card it is beside those. */
  card: string
  grounds: MilestoneGrounds
  children: ReactNode
}

/** A card of the plan that is opened and closed by its head. What was opened once stays as it is left: an interview, a recording, the place in a text. */
export function PlanCard({ card, grounds, children, ...head }: PlanCardProps) {
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
        <div hidden={!isOpen}>
          {(isOpen || wasOpened) && (
            <>
              <LeftHere left={head.left} grounds={grounds} />
              {children}
            </>
          )}
        </div>
      </RecordingPlace>
    </section>
  )
}

type LeftHereProps = { left: readonly ThingLeft[] | undefined; grounds: MilestoneGrounds }

/** What is left in a card of the plan; nothing where nothing is. */
function LeftHere({ left, grounds: { texts, actions } }: LeftHereProps) {
  const accepting = ({ quote }: LeftPlace) => {
    const words = quote?.replace(/…$/, '')
    const found = words && placedSentences(texts).find(({ sentence }) => sentence.grounds !== 'own' && sentence.text.includes(words))
    return found && actions.canAccept ? () => actions.accept(found) : undefined
  }
  if (!left || left.length === 0) return null
  return (
    <div className="px-5 pt-4 sm:px-6">
      <Expander title={leftWords(left)}>
        <ThingList things={left} accepting={accepting} />
      </Expander>
    </div>
  )
}
