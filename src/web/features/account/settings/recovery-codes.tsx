import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { saveFile } from '../../../app/save-file.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** The recovery codes, shown once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // what had the keyboard is gone, and these are to be read
  useEffect(() => place.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'The recovery codes are copied', variant: 'success' })
    } catch {
      showToast({ title: 'Copying did not work', description: 'Download them, or write them down.', variant: 'destructive' })
    }
  }
  const download = () => {
    const text = `Recovery codes for Work Plan Builder\nEach works once.\n\n${codes.join('\n')}\n`
    saveFile({ name: 'work-plan-builder-recovery-codes.txt', content: new Blob([text], { type: 'text/plain' }) })
  }
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <Banner tone="warning" title="Keep these recovery codes now">
        They are shown only this once. With one of them you sign in when your authenticator app is not at hand; each works once.
      </Banner>
      <ul aria-label="Recovery codes" className="numeric grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 font-mono">
        {codes.map((code) => (
          <li key={code} className="rounded-control border border-line bg-sheet px-3 py-1.5 text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon={Copy} onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={Download} onClick={download}>
          Download
        </Button>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  )
}
