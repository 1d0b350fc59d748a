import { memo, useMemo } from 'react'
import { Sheet } from '../ui/sheet.tsx'
import { useMedia } from '../ui/use-media.ts'
import { documentName, GROUNDS_WORDS } from './origin-words.ts'
import { isSameTrace, type TracedText } from './plan-texts.ts'
import { type SentenceActions, SentenceCard } from './sentence-card.tsx'
import { type PlacedSentence, placedSentences } from './sentence-key.ts'
import { SentencePopover } from './sentence-popover.tsx'
import { useOpenSource } from './source-opening.tsx'
import { TracedWords } from './traced-words.tsx'
import { type ShownSentence, useSentenceGroup } from './use-sentence-group.ts'

type TracedMilestoneProps = { texts: readonly TracedText[]; actions: SentenceActions }

/** A milestone's text, deliverables and criteria as they stand, each sentence marked by what it rests on. Typing elsewhere leaves it alone. */
export const TracedMilestone = memo(
  TracedSentences,
  (before, now) => isSameTrace(before.texts, now.texts) && before.actions.canAccept === now.actions.canAccept,
)

function TracedSentences({ texts, actions }: TracedMilestoneProps) {
  const placed = useMemo(() => placedSentences(texts), [texts])
  const isSmall = useMedia('(hover: none), (max-width: 40rem)')
  const open = useOpenSource()
  const press = (shown: ShownSentence) => {
    const document = placed.find(({ key }) => key === shown.key)?.sentence.origins.find((origin) => origin.kind === 'document')
    if (isSmall || !document) {
      group.show(shown)
      requestAnimationFrame(() => cardButton(shown.element)?.focus())
    } else open({ ...document, title: documentName(document) })
  }
  const group = useSentenceGroup(
    placed.map(({ key }) => key),
    press,
  )
  const shown = placed.find(({ key }) => key === group.shown?.key)
  const then = (act: (one: PlacedSentence) => void) => (one: PlacedSentence) => {
    group.shown?.element.focus()
    group.close()
    act(one)
  }
  const card = shown && (
    <SentenceCard
      isTitled={!isSmall}
      placed={shown}
      actions={{ ...actions, accept: then(actions.accept), withdraw: then(actions.withdraw) }}
    />
  )
  return (
    <div data-sentence-group="" className="relative" {...group.listeners}>
      <Parts texts={texts} stop={group.stop} active={shown?.key ?? null} />
      {card && group.shown && !isSmall && (
        <SentencePopover key={group.shown.key} sentence={group.shown.element} onClose={group.close} {...group.card}>
          {card}
        </SentencePopover>
      )}
      {card && shown && isSmall && (
        <Sheet title={GROUNDS_WORDS[shown.sentence.grounds].name} onClose={group.close}>
          <p className="max-h-40 overflow-y-auto border-l-2 border-line pl-3 text-muted">{shown.sentence.text}</p>
          {card}
        </Sheet>
      )}
    </div>
  )
}

/** The first thing that can be pressed in the card of a sentence. */
function cardButton(sentence: Element): HTMLElement | null {
  return sentence.closest('[data-sentence-group]')?.querySelector<HTMLElement>('[data-sentence-card] :is(button, a)') ?? null
}

function Parts({ texts, stop, active }: { texts: readonly TracedText[]; stop: string | null; active: string | null }) {
  const of = (part: TracedText['part']) => texts.filter((one) => one.part === part)
  return (
    // what is out of sight is not laid out, so that a long text does not hold up who types above it
    <div className="-m-1.5 grid gap-x-8 gap-y-5 p-1.5 [contain-intrinsic-size:auto_30rem] [content-visibility:auto] xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {of('text').map((traced) => (
        <p key="text" className="max-w-[72ch] leading-7">
          <TracedWords traced={traced} stop={stop} active={active} />
        </p>
      ))}
      <div className="grid content-start gap-4">
        <PartList name="Deliverables" texts={of('deliverable')} stop={stop} active={active} />
        <PartList name="Acceptance Criteria" texts={of('criterion')} stop={stop} active={active} />
      </div>
    </div>
  )
}

function PartList({ name, texts, stop, active }: { name: string; texts: TracedText[]; stop: string | null; active: string | null }) {
  if (texts.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold text-navy">{name}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 leading-7 marker:text-line-strong">
        {texts.map((traced) => (
          <li key={traced.index}>
            <TracedWords traced={traced} stop={stop} active={active} />
          </li>
        ))}
      </ul>
    </div>
  )
}
