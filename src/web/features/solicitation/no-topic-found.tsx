import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { ReadUpload } from './bring-in.ts'

type NoTopicFoundProps = { read: ReadUpload; onOther: () => void; onGoOn: () => void }

/** Says that a document holds no topic before a project is made of it: another one is chosen, or it is gone on with all the same. */
export function NoTopicFound({ read: { sent, analysis }, onOther, onGoOn }: NoTopicFoundProps) {
  const count = analysis.requirements.length
  const found = count === 0 ? 'no requirement' : count === 1 ? 'one requirement' : `${count} requirements`
  return (
    <Banner
      tone="warning"
      title={`No topic was found in ${sent.file_name}`}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onOther}>Choose another file</Button>
          <Button onClick={onGoOn}>Go on with this file</Button>
        </div>
      }
    >
      It has neither a topic number nor the headings of a topic (OBJECTIVE, DESCRIPTION, PHASE I), and {found} in it.
    </Banner>
  )
}
