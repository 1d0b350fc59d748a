import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { ProgramType } from '../../../../domain/program.ts'
import { type OpenPlace, PlaceLink } from './place-link.tsx'
import { notSaid, readFacts } from './read-facts.ts'
import { ReadRows } from './read-rows.tsx'

type ReadFactsProps = { solicitation: Solicitation; program: ProgramType; onOpen: OpenPlace }

/** What the document says of its topic, each with its page, and in one line what it does not say. */
export function ReadFactsList({ solicitation, program, onOpen }: ReadFactsProps) {
  const { analysis, file, rules, instructions } = solicitation
  const rows = readFacts(analysis, program).map(({ label, parts }) => ({
    key: label,
    label,
    value: (
      <span className="flex flex-wrap gap-x-4 gap-y-0.5">
        {parts.map(({ text, place }) => (
          <span key={text} className="whitespace-pre-line">
            {text}{' '}
            {place && (
              <span className="text-caption">
                <PlaceLink place={{ from: 'topic', ...place }} onOpen={onOpen} />
              </span>
            )}
          </span>
        ))}
      </span>
    ),
  }))
  const { names, in_instructions } = notSaid(analysis.topic, rules)
  return (
    <div className="grid gap-3">
      {rows.length > 0 ? <ReadRows rows={rows} /> : <p className="text-muted">The document names none of its fields.</p>}
      {names.length > 0 && (
        <p className="max-w-prose text-muted">
          Not in {instructions && instructions.file.id !== file.id ? 'these documents' : 'this document'}: {names.join(', ')}.
          {in_instructions && !instructions && ' Ceilings, periods and page limits often stand in the component instructions.'}
        </p>
      )}
    </div>
  )
}
