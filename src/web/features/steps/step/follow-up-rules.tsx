import type { FollowUp } from '../../../../domain/steps/step-plan.ts'
import { startsAsName, withoutEnd } from '../../../../language/characters.ts'

/** What is asked besides when the answer on the screen calls for it, as "If condition: ask" (spec §2); of others where nothing hangs on this one. */
export function FollowUpRules({ followups, slot }: { followups: readonly FollowUp[]; slot: string }) {
  const own = followups.filter(({ when }) => when?.slot === slot)
  const listed = own.length > 0 ? own : followups
  if (listed.length === 0) return null
  return (
    <ul aria-label="What may be asked next" className="grid max-w-prose gap-2 text-muted [overflow-wrap:anywhere]">
      {listed.map((followUp) => (
        <li key={`${followUp.slot} ${followUp.if} ${followUp.ask}`}>
          <span className="font-semibold">If {lowered(followUp.if)}:</span> {followUp.ask}
        </li>
      ))}
    </ul>
  )
}

/** A condition as it goes on behind "If". */
function lowered(condition: string): string {
  const words = withoutEnd(condition.replace(/^if\s+/i, ''), '.: ')
  return startsAsName(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
