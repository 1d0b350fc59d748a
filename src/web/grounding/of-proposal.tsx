import type { Requirement } from '../../domain/solicitation/analysis.ts'
import { Expander } from '../ui/expander.tsx'
import { useOpenSource } from './source-opening.tsx'

/** What the solicitation asks of the proposal rather than of the work: it counts for no plan, and stays in sight. */
export function OfProposal({ duties, file_id }: { duties: readonly Requirement[]; file_id: string }) {
  const open = useOpenSource()
  if (duties.length === 0) return null
  return (
    <div className="mt-5">
      <Expander title={`Asked of the proposal, not of the plan (${duties.length})`}>
        <ul className="grid gap-3 [overflow-wrap:anywhere]">
          {duties.map(({ id, page, quote, text }) => (
            <li key={id}>
              <span className="numeric font-bold text-navy">{id}</span>{' '}
              <button
                type="button"
                onClick={() => open({ document_id: file_id, title: 'Solicitation', page, quote })}
                aria-label={`${id}, page ${page} of the solicitation`}
                className="numeric rounded-control text-blue underline decoration-line-strong underline-offset-4 hover:decoration-blue"
              >
                page {page}
              </button>{' '}
              {text || quote}
            </li>
          ))}
        </ul>
      </Expander>
    </div>
  )
}
