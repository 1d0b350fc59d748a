import { useQuery } from '@tanstack/react-query'
import type { CurrentTopic } from '../../domain/topic.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toasts.ts'
import { chooseDrafter, useChosenDrafter } from './chosen-drafter.ts'
import { drafterQueries, useModelName } from './drafter-queries.ts'
import { limitWords } from './usage-words.ts'

/** Says that today's use of the language model is spent, and how to go on without it. */
export function LimitNotice({ topic }: { topic: CurrentTopic }) {
  const hasModel = useModelName() !== null
  const { data } = useQuery({ ...drafterQueries.usage, enabled: hasModel })
  const chosen = useChosenDrafter(topic)
  const words = data && limitWords(data)
  if (!data || !words || chosen === 'built-in') return null
  const change = () => {
    chooseDrafter(topic, 'built-in')
    const back = { label: 'Undo', onPress: () => chooseDrafter(topic, 'model') }
    showToast({
      title: 'Built-in drafter chosen',
      description: 'It drafts this plan from now on.',
      variant: 'success',
      action: back,
    })
  }
  return (
    <Banner
      tone="warning"
      title="Today's limit of the language model is used up"
      actions={<Button onClick={change}>Use the built-in drafter</Button>}
    >
      {words} Counting begins anew {whenWords(data.renewed_at)}.
    </Banner>
  )
}

function whenWords(renewed_at: string): string {
  return `on ${new Date(renewed_at).toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })}`
}
