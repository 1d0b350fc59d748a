import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { ChangedWords } from './changed-words.tsx'
import { bothOf, type MergeChoice, type Versions } from './merge.ts'
import { wordPieces } from './word-changes.ts'

type CollisionChoiceProps = {
  collision: Versions
  name: string
  options: readonly MergeChoice[]
  choice: MergeChoice | null
  /** Whether the choice no longer counts. */
  isOff: boolean
  onChoose: (choice: MergeChoice) => void
}

const LABELS: Record<MergeChoice, string> = { mine: 'Mine', theirs: 'Theirs', both: 'Both' }

/** A place that two have changed differently, with what can be taken of it; the words that either changed are marked. */
export function CollisionChoice({ collision, name, options, choice, isOff, onChoose }: CollisionChoiceProps) {
  const id = useId()
  const { base, mine, theirs } = collision
  const texts: Record<MergeChoice, string> = { mine, theirs, both: bothOf(collision) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-warning-line bg-warning-soft p-3">
      <p id={id} className="font-semibold text-warning">
        {name}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        value={choice ?? ''}
        disabled={isOff}
        onValueChange={(chosen) => onChoose(chosen as MergeChoice)}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option}
            value={option}
            className="group flex items-start gap-3 rounded-control border border-line-strong bg-surface px-3 py-2 text-left hover:border-navy data-[state=checked]:border-navy data-[state=checked]:shadow-[inset_0_0_0_1px_var(--color-navy)] disabled:cursor-not-allowed disabled:border-line disabled:bg-sheet"
          >
            <span
              aria-hidden
              className="mt-1 grid size-4 shrink-0 place-items-center rounded-full border border-line-strong group-data-[state=checked]:border-navy"
            >
              <span className="size-2 rounded-full group-data-[state=checked]:bg-navy" />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <span className="font-semibold text-navy">{LABELS[option]}</span>
              {texts[option].trim() === '' ? (
                <span className="text-muted">Nothing: it is taken out.</span>
              ) : option === 'both' ? (
                <span className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">{texts.both.trim()}</span>
              ) : (
                <ChangedWords pieces={wordPieces(base.trim(), texts[option].trim())} />
              )}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
