import type { RuleInForce } from '../../../../domain/instructions/instructions.ts'
import type { Phase } from '../../../../domain/program.ts'
import { Expander } from '../../../ui/expander.tsx'
import { type OpenPlace, PlaceLink } from './place-link.tsx'
import { ReadRows } from './read-rows.tsx'
import { otherwiseSaid, type RuleGroup, ruleGroups, ruleSays } from './rule-words.ts'

/** The most kinds of rules that stand open. */
const OPEN = 8

/** The rules that hold for the topic in the phase that is proposed, and what yields to them; the rest folds away. */
export function RulesList({ rules, phase, onOpen }: { rules: readonly RuleInForce[]; phase: Phase; onOpen: OpenPlace }) {
  const groups = ruleGroups(rules)
  if (groups.length === 0) return <p className="text-muted">No rule for this topic was found in the instructions.</p>
  const own = groups.filter((group) => group.phase === phase || group.phase === 'any')
  const open = own.slice(0, OPEN)
  const rest = groups.filter((group) => !open.includes(group))
  return (
    <div className="grid gap-3">
      {open.length > 0 && <Rows groups={open} onOpen={onOpen} />}
      {rest.length > 0 && (
        <Expander title={own.length > OPEN ? 'More rules' : 'Rules of the other phase'}>
          <Rows groups={rest} onOpen={onOpen} />
        </Expander>
      )}
    </div>
  )
}

function Rows({ groups, onOpen }: { groups: readonly RuleGroup[]; onOpen: OpenPlace }) {
  const rows = groups.map(({ name, rules }) => ({
    key: name,
    label: name,
    value: (
      <ul className="grid gap-1.5">
        {rules.map((rule) => (
          <li key={ruleSays(rule.kind, rule)}>
            <Rule rule={rule} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    ),
  }))
  return <ReadRows rows={rows} />
}

function Rule({ rule, onOpen }: { rule: RuleInForce; onOpen: OpenPlace }) {
  return (
    <>
      {ruleSays(rule.kind, rule)}{' '}
      <span className="ml-1 text-caption text-muted">
        {rule.from === 'topic' && 'topic, '}
        <PlaceLink place={rule} onOpen={onOpen} />
      </span>
      {rule.yields.map((other) => {
        const { before, after } = otherwiseSaid(rule, other)
        return (
          <span
            key={`${other.from} ${other.page} ${ruleSays(rule.kind, other)}`}
            className="block border-l-2 border-sky pl-2 text-caption text-muted"
          >
            {before} (<PlaceLink place={other} onOpen={onOpen} />){after}.
          </span>
        )
      })}
    </>
  )
}
