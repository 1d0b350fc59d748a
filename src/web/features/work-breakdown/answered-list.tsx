import type { KeptRow } from '../../../contract/work-breakdown-calls.ts'
import { answersSaid } from '../../../domain/work-breakdown/breakdown-of.ts'
import { Button } from '../../ui/button.tsx'
import { useBreakdown } from './use-breakdown.ts'

/** The requirements that sentences of the plan as a whole answer, each with its sentence; that is taken back here. */
export function AnsweredList({ row }: { row: KeptRow }) {
  const { requirement, requirements } = useBreakdown()
  const answered = [...answersSaid([row])]
  if (answered.length === 0) return null
  return (
    <ul aria-label="Answered by these sentences" className="grid gap-2 md:col-span-2">
      {answered.map(([id, told]) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <p className="[overflow-wrap:anywhere]">
            <span className="numeric font-bold text-navy">{id}</span> {requirement(id)?.text}{' '}
            <span className="text-muted">Answered by “{told}”</span>
          </p>
          <Button variant="quiet" aria-label={`Take it back (${id}, “${told}”)`} onClick={() => requirements.answer(id, row, null)}>
            Take it back
          </Button>
        </li>
      ))}
    </ul>
  )
}
