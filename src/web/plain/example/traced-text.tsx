import { useId } from 'react'
import { GROUNDS_WORDS } from '../../grounding/origin-words.ts'
import { type ExampleSentence, type ExampleSource, exampleSentences, ORDER } from './example-sources.ts'

/** A text of the plan, each sentence with what it rests on behind it, a press away. */
export function TracedText({ text, isTitled = false }: { text: string; isTitled?: boolean }) {
  const sentences = exampleSentences(text)
  const shown = sentences.map((_, at) => shownSources(text, sentences, at))
  const names = [...new Set(shown.flat().map(({ name }) => name))]
  // the title stands above
  const begin = isTitled ? text.indexOf('\n') + 2 : 0
  return (
    <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
      {sentences.map(({ end }, at) =>
        end <= begin ? null : (
          <span key={end}>
            <Opened text={text.slice(Math.max(begin, sentences[at - 1]?.end ?? 0), end)} />
            {shown[at]?.map((source) => (
              <Source key={source.name} {...source} number={names.indexOf(source.name) + 1} />
            ))}
          </span>
        ),
      )}
    </p>
  )
}

/** What opens a line, "Task 2.1: " or "Method: ", stands out from what the line says. */
function Opened({ text }: { text: string }) {
  const [, before = '', opening = '', rest = text] = /^(\n+)([A-Z][\w .]{2,40}:)(.*)$/s.exec(text) ?? []
  return (
    <>
      {before}
      {opening !== '' && <strong>{opening}</strong>}
      {rest}
    </>
  )
}

/** The sources behind a sentence; a run of sentences on one line that rest on the same words names them once, at its end. */
function shownSources(text: string, sentences: readonly ExampleSentence[], at: number): readonly ExampleSource[] {
  const [{ end = 0, sources = [] } = {}, next] = sentences.slice(at, at + 2)
  const goesOn = next !== undefined && !text.slice(end, next.end).startsWith('\n')
  return goesOn && JSON.stringify(sources) === JSON.stringify(next.sources) ? [] : sources
}

/** The number of a source, small behind its sentence, and its name where it is pointed at; pressed, it shows the words right beside it, in a browser that can place them so, else in the corner, and the way to the answer or page in which they stand. */
function Source({ name, words, number }: ExampleSource & { number: number }) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        data-source
        popoverTarget={id}
        aria-label={name}
        title={name}
        className="numeric cursor-pointer rounded-control px-1.5 align-super text-[0.7em] leading-none text-blue hover:bg-blue-soft hover:underline focus-visible:bg-blue-soft"
      >
        {number}
      </button>
      <span
        id={id}
        popover="auto"
        className="inset-auto m-0 max-h-[60dvh] w-96 max-w-[calc(100%-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-5 whitespace-normal text-ink shadow-overlay not-supports-[position-area:bottom]:right-4 not-supports-[position-area:bottom]:bottom-4 supports-[position-area:bottom]:my-1 supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]"
      >
        <span className="grid gap-3">
          {words.every(({ of }) => of !== name) && <span className="text-caption text-muted">{name}</span>}
          {name === ORDER && <span>{GROUNDS_WORDS.connecting.meaning}</span>}
          {words.map(({ of, text, href }) => (
            <span key={`${of} ${text}`} className="grid gap-1">
              {href ? (
                <a href={href} className="font-semibold text-blue underline underline-offset-2">
                  {of}
                </a>
              ) : (
                <strong className="text-navy">{of}</strong>
              )}
              <span className="border-l-2 border-sky pl-3 text-muted">{text}</span>
            </span>
          ))}
        </span>
      </span>
    </>
  )
}
