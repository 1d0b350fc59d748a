import type { Analysis } from '../../domain/solicitation/analysis.ts'
import { unreadAnalysis } from '../../domain/solicitation/topic/unread.ts'

const UNREAD = unreadAnalysis({ topic_summary: 'Quiet pump', topic_brief: 'The Navy seeks a quiet pump.' })

/** What the reader makes of a solicitation that says next to nothing, for tests; each adds what matters to it. */
export const QUIET_PUMP: Analysis = { ...UNREAD, reading: { ...UNREAD.reading, pages: 1, layout: '' } }
