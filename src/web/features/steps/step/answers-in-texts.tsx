import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../../contract/client.ts'
import type { MilestoneLine } from '../../../../domain/milestone-document.ts'
import { shortQuote } from '../../../../domain/quality/rule.ts'
import { stepId } from '../../../../domain/step.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { listed } from '../../../../language/characters.ts'
import { useBuiltInInstead } from '../../../drafting/built-in-instead.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { AutosavedPlan } from '../autosaved-plan.ts'
import { linesOnlyIn } from '../changed-words.ts'
import { WORDED } from '../milestone-fields.ts'
import { type ChangedText, changedIn, takenOver } from '../use-changed-texts.ts'

/** The texts of a milestone that its answers change. Once an interview ends, those in which nobody has written follow by themselves; the others are offered. */
export function useAnswersInTexts(topic: CurrentTopic, editor: AutosavedPlan, milestone_number: number, isClosed: boolean) {
  const [changed, set] = useState<readonly ChangedText[]>([])
  const hasModel = useBuiltInInstead(topic, stepId(milestone_number)) !== null
  const look = async () => {
    try {
      return await changedIn(topic, editor, milestone_number)
    } catch (problem) {
      // nobody waits for it: the texts stay as they are, and it is looked again with the next visit
      if (problem instanceof ApiError) return []
      throw problem
    }
  }
  const follow = async () => {
    const found = await look()
    set(found.filter(({ isEdited }) => isEdited))
    await takenOver(
      editor,
      found.filter(({ isEdited }) => !isEdited),
    )
  }
  const takeOver = async () => {
    set([])
    await takenOver(editor, changed)
  }
  // a language model is not set to work by somebody who only looks
  const lookAgain = useEffectEvent(async () => {
    if (isClosed && !hasModel) set(await look())
  })
  useEffect(() => void lookAgain(), [])
  return { changed, follow, takeOver }
}

/** What the answers would change in a milestone's texts, and the one press that takes it over; it can be undone. */
export function AnswersInTexts({ changed, takeOver }: Pick<ReturnType<typeof useAnswersInTexts>, 'changed' | 'takeOver'>) {
  if (changed.length === 0) return null
  const lines = changed.flatMap(linesIn)
  const take = (
    <Button variant="primary" onClick={() => void takeOver()}>
      Take over {lines.length === 1 ? '1 change' : `${lines.length} changes`} from your answers
    </Button>
  )
  const names = listed([...new Set(changed.map(({ field }) => WORDED[field].name))])
  return (
    <Banner tone="neutral" title={`Your answers change the ${names} of this milestone`} actions={take}>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <li key={line}>{shortQuote(line)}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** The lines that would be new; where lines only go, those. */
function linesIn({ before, after }: ChangedText): string[] {
  const words = (lines: readonly MilestoneLine[]) => lines.map(({ opening, text }) => opening + text)
  const fresh = words(linesOnlyIn(after, before))
  return fresh.length > 0 ? fresh : words(linesOnlyIn(before, after)).map((line) => `Goes: ${line}`)
}
