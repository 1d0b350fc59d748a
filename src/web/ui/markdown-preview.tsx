import { memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { markdownBlocks } from '../../domain/steps/markdown-blocks.ts'

/** What a narrative may be drawn with. Everything else gives its words only; HTML stands as it was typed. */
const ALLOWED = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'input'],
  ...['strong', 'em', 'del', 'code', 'pre', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Nothing but the words and the structure of what was written reaches the page: no attribute of the writer's is passed on, nothing is fetched. */
const DRAWN: Components = {
  p: ({ children }) => <p>{children}</p>,
  br: () => <br />,
  hr: () => <hr className="border-line-strong" />,
  blockquote: ({ children }) => <blockquote className="grid gap-2 border-l-2 border-sky pl-3 text-muted">{children}</blockquote>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-5 marker:text-line-strong">{children}</ul>,
  ol: ({ children, node }) => (
    <ol start={firstNumber(node?.properties.start)} className="grid list-decimal gap-1 pl-6 marker:text-muted">
      {children}
    </ol>
  ),
  li: ({ children }) => <li>{children}</li>,
  input: ({ node }) => <span>{node?.properties.checked ? '☑' : '☐'}</span>,
  strong: ({ children }) => <strong>{children}</strong>,
  em: ({ children }) => <em>{children}</em>,
  del: ({ children }) => <del>{children}</del>,
  code: ({ children }) => <code className="rounded-[4px] bg-sheet px-1">{children}</code>,
  pre: ({ children }) => <pre className="overflow-x-auto rounded-control border border-line bg-sheet px-3 py-2">{children}</pre>,
  a: ({ children, node }) => <span>{withAddress(children, node?.properties.href)}</span>,
  img: ({ node }) => <span className="text-muted">{withAddress(imageName(node?.properties.alt), node?.properties.src)}</span>,
  // a table that is wider than its room is scrolled, also by the keyboard
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a pointer
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left">{children}</table>
    </section>
  ),
  thead: ({ children }) => <thead className="border-b border-line-strong">{children}</thead>,
  tbody: ({ children }) => <tbody>{children}</tbody>,
  tr: ({ children }) => <tr className="border-b border-line">{children}</tr>,
  th: ({ children }) => <th className="py-1.5 pr-3 align-top font-semibold">{children}</th>,
  td: ({ children }) => <td className="py-1.5 pr-3 align-top">{children}</td>,
}

const TITLE = 'text-subtitle font-bold'
const HEADING = 'font-bold text-navy'

/** The screen's own headings go down to the third level; a narrative's begin below them, also one that begins at its own third. */
function drawnBelow(skipped: number): Components {
  const drawn = (depth: number) => {
    const Heading = (['h4', 'h5', 'h6'] as const)[Math.max(0, depth - 2 - skipped)] ?? 'h6'
    const look = depth <= 2 ? TITLE : HEADING
    return ({ children }: { children?: React.ReactNode }) => <Heading className={look}>{children}</Heading>
  }
  return { ...DRAWN, h1: drawn(1), h2: drawn(2), h3: drawn(3), h4: drawn(4), h5: drawn(5), h6: drawn(6) }
}

const DRAWN_BELOW = [0, 1, 2, 3, 4].map(drawnBelow)

/** How many levels below the second the highest heading stands. */
function skippedLevels(blocks: readonly string[]): number {
  const depths = blocks.flatMap((block) => /^ {0,3}(#{1,6})\s/.exec(block)?.[1]?.length ?? [])
  return depths.length === 0 ? 0 : Math.max(0, Math.min(...depths) - 2)
}

const PLUGINS = [remarkGfm]

/** A narrative as it reads, drawn block by block. */
export function MarkdownPreview({ text }: { text: string }) {
  const blocks = markdownBlocks(text)
  const skipped = skippedLevels(blocks)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place; its words change under the keys
        <Block key={at} text={block} skipped={skipped} />
      ))}
    </div>
  )
}

const Block = memo(function Block({ text, skipped }: { text: string; skipped: number }) {
  return (
    <Markdown
      remarkPlugins={PLUGINS}
      allowedElements={ALLOWED}
      unwrapDisallowed
      components={DRAWN_BELOW[skipped] ?? DRAWN}
      urlTransform={webAddress}
    >
      {text}
    </Markdown>
  )
})

/** An address of the web as it may be read; any other is left out. */
function webAddress(address: string): string {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(address) ? address : ''
}

/** The words of a link with its address behind them, which is text: nothing in a narrative leads anywhere. */
function withAddress(words: React.ReactNode, address: unknown): React.ReactNode {
  if (typeof address !== 'string' || address === '' || words === address) return words
  return (
    <>
      {words} ({address})
    </>
  )
}

function imageName(alt: unknown): string {
  return typeof alt === 'string' && alt !== '' ? `Image: ${alt}` : 'Image'
}

function firstNumber(start: unknown): number | undefined {
  return typeof start === 'number' && Number.isSafeInteger(start) ? start : undefined
}
