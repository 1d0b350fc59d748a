import { useMutation } from '@tanstack/react-query'
import { FileSearch, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { CurrentTopic } from '../../../../domain/topic.ts'
import { upload } from '../../../app/call.ts'
import type { MadeFile } from '../../../app/save-file.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckResult } from './check-result.tsx'

/** Files that a plan is handed in as. */
const TYPES = '.docx,.pdf'

/** Reads a file as an agency reads it, before it is handed in: the one that was just exported, or one that was edited since. */
export function CheckCard({ topic, made }: { topic: CurrentTopic; made: MadeFile | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [again, setAgain] = useState(0)
  const check = useMutation({
    mutationFn: (file: File) => upload(api.checkFile, { topic_store_id: topic.storeId, file }, { turnedAway: setAgain }),
    onSettled: () => setAgain(0),
  })
  return (
    <Card
      title="Check the file"
      description="The file is read as a screening program reads it, text only, and is not kept: which requirements are found in it, and what was lost of the plan."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap gap-3">
          {made && (
            <Button
              icon={FileSearch}
              busy={check.isPending}
              onClick={() => check.mutate(new File([made.content], made.name))}
              className="[overflow-wrap:anywhere]"
            >
              Check {made.name}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept={TYPES}
            aria-label="File to check"
            tabIndex={-1}
            className="absolute size-px opacity-0"
            onChange={({ target }) => {
              const [file] = Array.from(target.files ?? [])
              target.value = ''
              if (file) check.mutate(file)
            }}
          />
          <Button icon={Upload} busy={!made && check.isPending} disabled={check.isPending} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
        </div>
        {!made && !check.data && <p className="text-muted">Export the plan to check that file, or choose one that you edited in Word.</p>}
        {again > 0 && (
          <p role="status" className="text-muted">
            Many files are being read just now. Yours is sent again by itself in {again} s.
          </p>
        )}
        {check.error && (
          <Banner tone="warning" title="The file could not be checked">
            {check.error.message}
          </Banner>
        )}
        {check.data && !check.isPending && <CheckResult check={check.data} />}
      </div>
    </Card>
  )
}
