import { Banner } from '../../ui/banner.tsx'

/** Says where a link is found on a server that sends no mail; nothing on one that does. */
export function MailNotice({ mail }: { mail: 'smtp' | 'console' }) {
  if (mail === 'smtp') return null
  return (
    <Banner title="This server sends no mail">
      The link is printed on the server's console, for whoever runs it. Ask them to pass it on.
    </Banner>
  )
}
