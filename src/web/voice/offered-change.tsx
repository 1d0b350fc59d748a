import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { ChangedWords } from '../changes/changed-words.tsx'
import { wordPieces } from '../changes/word-changes.ts'
import { Button } from '../ui/button.tsx'
import type { VoiceRefining } from './use-voice-refine.ts'

/** What was changed by voice and is not saved, word by word, with the way back. */
export function OfferedChange({ offered, drop }: { offered: NonNullable<VoiceRefining['offered']>; drop: () => void }) {
  const pieces = useMemo(() => wordPieces(offered.before, offered.text), [offered])
  return (
    <section aria-label="Changed by voice" className="grid gap-3 rounded-control border border-line bg-sheet px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">
          Changed by voice<span className="font-normal text-muted">, not saved yet</span>
        </p>
        <Button variant="quiet" icon={Undo2} onClick={drop}>
          Take back
        </Button>
      </div>
      <div className="max-h-80 overflow-y-auto">
        <ChangedWords pieces={pieces} />
      </div>
    </section>
  )
}
