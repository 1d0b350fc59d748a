import { Banner } from '../../ui/banner.tsx'

/** Says where a link is found on a server that sends no mail; nothing on one that does. */
export function MailNotice({ mail }: { mail: 'smtp' | 'console' }) {
  if (mail === 'smtp') return null
  return <Banner title="This server sends no mail">Your administrator has the link and sends it to you: ask them for it.</Banner>
}
