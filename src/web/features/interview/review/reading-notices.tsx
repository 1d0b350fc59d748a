import type { LeftOut } from '../../../../domain/solicitation/analysis.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { Banner } from '../../../ui/banner.tsx'
import { late } from '../../../ui/late.tsx'

const LeftOutList = late(async () => (await import('../../../source/left-out-list.tsx')).LeftOutList)

type ReadingNoticesProps = {
  reading: { ocr_pages: readonly number[]; warnings: readonly string[]; left_out: readonly LeftOut[] }
  /** The topic whose solicitation it is; none of instructions. */
  topic?: CurrentTopic
}

/** What the person should know of how a document was read, before they trust it. */
export function ReadingNotices({ reading: { ocr_pages, warnings, left_out }, topic }: ReadingNoticesProps) {
  if (ocr_pages.length + warnings.length + left_out.length === 0) return null
  const pages = ocr_pages.length === 1 ? '1 page was recognized from a picture' : `${ocr_pages.length} pages were recognized from pictures`
  return (
    <div className="grid gap-3">
      {ocr_pages.length > 0 && <Banner title={`${pages}; check numbers with care.`} />}
      {warnings.length > 0 && (
        <Banner tone="warning" title={warnings.length === 1 ? (warnings[0] ?? '') : 'Please check'}>
          {warnings.length > 1 && (
            <ul className="list-disc pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {left_out.length > 0 && <LeftOutNotice left_out={left_out} topic={topic} />}
    </div>
  )
}

function LeftOutNotice({ left_out, topic }: { left_out: readonly LeftOut[]; topic: CurrentTopic | undefined }) {
  const out = left_out.filter(({ put_back }) => !put_back)
  const pieces = out.length === 1 ? '1 piece of text was' : `${out.length} pieces of text were`
  return (
    <Banner
      tone={out.length > 0 ? 'warning' : 'neutral'}
      title={out.length > 0 ? `${pieces} kept out of the analysis` : 'All of the text is read'}
    >
      <LeftOutList leftOut={left_out} topic={topic} />
    </Banner>
  )
}
