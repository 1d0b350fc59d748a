import type { LeftOut } from '../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../domain/topic.ts'
import { useSaid } from '../component/use-said.ts'
import { Button } from '../ui/button.tsx'
import { Expander } from '../ui/expander.tsx'
import { showToast } from '../ui/toasts.ts'

const REASONS: Record<LeftOut['why'], string> = {
  white: 'in the color of the page',
  tiny: 'too small to be seen',
  off_page: 'outside the page',
  invisible: 'drawn invisibly',
  covered: 'covered by something else',
  annotation: 'in a comment',
  form_field: 'in a form field',
  properties: 'in the document’s properties',
  talks_to_machine: 'gives orders to a machine',
}

type LeftOutListProps = { leftOut: readonly LeftOut[]; topic?: CurrentTopic | undefined }

/**
 * Text that people cannot see or that gives orders to a machine. It is shown as plain text and used for nothing. With its topic, a sentence that was taken
 * for such an order can be put back, and left out again.
 */
export function LeftOutList({ leftOut, topic }: LeftOutListProps) {
  if (leftOut.length === 0) return null
  const isOrders = topic !== undefined && leftOut.some(({ why }) => why === 'talks_to_machine')
  return (
    <Expander title={`Left out (${leftOut.filter(({ put_back }) => !put_back).length})`} isOpen={isOrders}>
      <p className="mb-4 text-caption text-muted">
        This text is in the file, but people do not see it or it gives orders to a machine. It was left out of everything.
        {isOrders &&
          ' A sentence that is the solicitation’s own can be put back; if one really gives orders, check where the document comes from.'}
      </p>
      <ul className="grid gap-4">
        {leftOut.map(({ why, page, text, put_back }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be hidden on a page many times
          <li key={at} className="grid gap-1 [overflow-wrap:anywhere]">
            <span className="numeric text-caption text-muted">
              {page === null ? 'document' : `page ${page}`}, {put_back ? 'put back by you' : REASONS[why]}
            </span>
            <p
              className={`${why === 'talks_to_machine' ? '' : 'line-clamp-6'} rounded-control bg-sheet px-3 py-2 font-mono text-caption whitespace-pre-wrap`}
            >
              {text}
            </p>
            {topic && why === 'talks_to_machine' && !text.endsWith('…') && <PutBack text={text} leftOut={leftOut} topic={topic} />}
          </li>
        ))}
      </ul>
    </Expander>
  )
}

type PutBackProps = { text: string; leftOut: readonly LeftOut[]; topic: CurrentTopic }

/** Says whether a sentence that was taken for an order belongs to the document; what was said is taken back in the same way. */
function PutBack({ text, leftOut, topic }: PutBackProps) {
  const { busy, say } = useSaid(topic)
  const before = leftOut.flatMap((one) => (one.put_back ? one.text : []))
  const isBack = before.includes(text)
  const put = async () => {
    const after = isBack ? before.filter((one) => one !== text) : [...before, text]
    if (!(await say({ put_back: after }))) return
    const action = { label: 'Undo', onPress: () => void say({ put_back: before }) }
    showToast({ title: isBack ? 'Left out again' : 'Put back, and read like the rest', description: text, variant: 'success', action })
  }
  return (
    <div>
      <Button
        busy={busy}
        onClick={() => void put()}
        aria-label={`${isBack ? 'Leave it out again' : 'This belongs to the document'}: ${text}`}
      >
        {isBack ? 'Leave it out again' : 'This belongs to the document'}
      </Button>
    </div>
  )
}
