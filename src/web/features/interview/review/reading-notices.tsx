import type { LeftOut } from '../../../../domain/solicitation/analysis.ts'
import { leftOutWarnings } from '../../../../domain/solicitation/layout/left-out.ts'
import { LeftOutList } from '../../../source/left-out-list.tsx'
import { Banner } from '../../../ui/banner.tsx'

type ReadingNoticesProps = {
  reading: { ocr_pages: readonly number[]; warnings: readonly string[]; left_out: readonly LeftOut[] }
}

/** What the person should know of how a document was read, before they trust it. */
export function ReadingNotices({ reading: { ocr_pages, warnings, left_out } }: ReadingNoticesProps) {
  // what was left out is told with its words below
  const told = leftOutWarnings(left_out)
  const others = warnings.filter((warning) => !told.includes(warning))
  if (ocr_pages.length + others.length + left_out.length === 0) return null
  const pages = ocr_pages.length === 1 ? '1 page was recognized from a picture' : `${ocr_pages.length} pages were recognized from pictures`
  return (
    <div className="grid gap-3">
      {ocr_pages.length > 0 && <Banner title={`${pages}; check numbers with care.`} />}
      {others.length > 0 && (
        <Banner tone="warning" title={others.length === 1 ? (others[0] ?? '') : 'Please check'}>
          {others.length > 1 && (
            <ul className="list-disc pl-5">
              {others.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {left_out.length > 0 && <LeftOutNotice left_out={left_out} />}
    </div>
  )
}

/** Said before anything else of a document that speaks to a machine: that it does, where, and that nothing comes of it. */
export function MachineNotice({ left_out }: { left_out: readonly LeftOut[] }) {
  const orders = left_out.filter(({ why }) => why === 'talks_to_machine')
  if (orders.length === 0) return null
  return (
    <Banner
      tone="warning"
      title="This document gives orders to a machine"
      actions={
        <a href={`#${LEFT_OUT}`} className="font-semibold text-navy underline underline-offset-4 hover:text-blue">
          See the words
        </a>
      }
    >
      {leftOutWarnings(orders).join(' ')} A solicitation has no reason to: check where the document comes from.
    </Banner>
  )
}

/** Where the page tells what was left out of the solicitation. */
export const LEFT_OUT = 'left-out'

function LeftOutNotice({ left_out }: { left_out: readonly LeftOut[] }) {
  const pieces = left_out.length === 1 ? '1 piece of text was' : `${left_out.length} pieces of text were`
  return (
    <Banner tone="warning" title={`${pieces} kept out of the analysis`}>
      <p className="mb-2">{leftOutWarnings(left_out).join(' ')}</p>
      <LeftOutList leftOut={left_out} />
    </Banner>
  )
}
