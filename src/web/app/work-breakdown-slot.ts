import type { ComponentType, ReactNode } from 'react'
import type { Cents } from '../../domain/money.ts'
import type { Months } from '../../domain/program.ts'
import type { CurrentTopic } from '../../domain/topic.ts'

/** What a screen that shows the work breakdown of a topic says of it. */
export type WorkBreakdownProps = {
  topic: CurrentTopic
  /** What each milestone is paid, where there is a plan. */
  payments?: readonly Cents[] | undefined
  /** The months in which its milestones are due, where there is a plan. */
  dues?: readonly Months[] | undefined
  /** What stands under it. */
  foot?: ((settle: Settle) => ReactNode) | undefined
}

/** Saves everything that was typed; false where something could not be saved, which the work breakdown then tells. */
export type Settle = () => Promise<boolean>

/** The work breakdown as a part of other screens, which do not read it; the routes put it in. */
export type WorkBreakdownSlot = ComponentType<WorkBreakdownProps>
