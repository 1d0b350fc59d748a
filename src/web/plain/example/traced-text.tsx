import { EXAMPLE } from './example-plan.ts'

/** A text of the plan, each sentence with what it rests on behind it, and the way there. */
export function TracedText({ text, isTitled = false }: { text: string; isTitled?: boolean }) {
  const { sentences } = EXAMPLE.traced.find((one) => one.text === text) ?? { sentences: [{ end: text.length, from: [] }] }
  // the title stands above
  const begin = isTitled ? text.indexOf('\n') + 2 : 0
  return (
    <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
      {sentences.map(({ end }, at) =>
        end <= begin ? null : (
          <span key={end}>
            <Opened text={text.slice(Math.max(begin, sentences[at - 1]?.end ?? 0), end)} />
            {shownSources(text, sentences, at).map((source) => (
              <Source key={source} name={source} />
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

/**
 * The sources behind a sentence, unless the next one on its line rests on them too: a run of sentences names what they share once, at its end. A row that the
 * company confirmed is named where nothing else is, and no page that the sentence itself ends with.
 */
function shownSources(text: string, sentences: readonly { end: number; from: readonly string[] }[], at: number): readonly string[] {
  const [{ end = 0, from = [] } = {}, next] = sentences.slice(at, at + 2)
  const goesOn =
    next !== undefined &&
    !text
      .slice(end - 1, next.end)
      .trimEnd()
      .includes('\n')
  const isNamed = (source: string) => text.slice(0, end).trimEnd().endsWith(`(${source})`)
  const led = from.filter((source) => source !== ROW)
  return (led.length > 0 ? led : from).filter((source) => !(goesOn && next.from.includes(source)) && !isNamed(source))
}

/** What the product calls the rows that a person has confirmed. */
const ROW = 'Work breakdown'

const LOOK = 'ml-1 rounded-control bg-blue-soft px-1 text-caption text-blue'

/** A page of the solicitation and an answer are one press away; a rule is named. */
function Source({ name }: { name: string }) {
  const page = /^p\. (\d+)$/.exec(name)?.[1]
  if (page !== undefined)
    return (
      <a data-source href={`/plain/${EXAMPLE.solicitation}#page=${page}`} className={`${LOOK} underline underline-offset-2`}>
        {name}
      </a>
    )
  if (EXAMPLE.answers.some(({ slot }) => slot === name))
    return (
      <a data-source href={`#answer-${name}`} className={`${LOOK} underline underline-offset-2`}>
        {answerName(name)}
      </a>
    )
  return (
    <span data-source className={LOOK}>
      {name === ROW ? 'Row that the company confirmed' : name}
    </span>
  )
}

/** "Q4" → "Answer 4"; the questions of a step, which come later, are counted with their step. */
export function answerName(slot: string): string {
  const [, step, number] = /^(?:S(\d+)-)?Q(\d+)$/.exec(slot) ?? []
  return step === undefined ? `Answer ${number}` : `Milestone ${step}, answer ${number}`
}
