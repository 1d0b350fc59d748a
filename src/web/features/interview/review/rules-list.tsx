import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import type { RuleInForce, RuleSource } from '../../../../domain/instructions/instructions.ts'
import { Expander } from '../../../ui/expander.tsx'
import { type OpenPlace, PlaceLink } from './place-link.tsx'
import { ReadRows } from './read-rows.tsx'
import { documentName, otherwiseSaid, ruleName, rulesToShow } from './rule-words.ts'

type RulesListProps = { solicitation: Solicitation; onOpen: OpenPlace }

/** The most rules that stand open. */
const OPEN = 8

/** The rules that hold for the topic, and what yields to them. */
export function RulesList({ solicitation, onOpen }: RulesListProps) {
  const rules = rulesToShow(solicitation.rules)
  if (rules.length === 0) return <p className="text-muted">No rule for this topic was found in the instructions.</p>
  const rest = rules.slice(OPEN)
  return (
    <div className="grid gap-3">
      <Rows rules={rules.slice(0, OPEN)} onOpen={onOpen} />
      {rest.length > 0 && (
        <Expander title={`${rest.length} more ${rest.length === 1 ? 'rule' : 'rules'}`}>
          <Rows rules={rest} onOpen={onOpen} />
        </Expander>
      )}
    </div>
  )
}

function Rows({ rules, onOpen }: { rules: readonly RuleInForce[]; onOpen: OpenPlace }) {
  const link = (place: RuleSource) => <PlaceLink place={place} onOpen={onOpen} />
  const rows = rules.map((rule, index) => ({
    key: `${ruleName(rule)} ${index}`,
    label: ruleName(rule),
    value: (
      <>
        <span className="font-semibold">{rule.value}</span>{' '}
        <span className="text-caption text-muted">
          {documentName(rule.from)}, {link(rule)}
        </span>
        {rule.yields.map((other) => {
          const { before, after } = otherwiseSaid(rule, other)
          return (
            <span key={`${other.from} ${other.page} ${other.value}`} className="block text-caption text-muted">
              {before} ({link(other)}){after}.
            </span>
          )
        })}
      </>
    ),
  }))
  return <ReadRows rows={rows} />
}
