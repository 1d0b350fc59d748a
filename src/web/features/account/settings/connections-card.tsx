import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import type { api } from '../../../../contract/api.ts'
import { counted } from '../../../../language/characters.ts'
import { Card } from '../../../ui/card.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Pending } from '../../../ui/load-failed.tsx'
import { connectionsQuery } from './profile-queries.ts'

type Connections = z.output<typeof api.connections.output>

const PARTS = [
  ['Drafting', 'language_model', 'On its own machine'],
  ['Voice', 'speech', 'On its own machine'],
  ['Signing in', 'sign_in', 'On its own machine'],
  ['Mail', 'mail', 'None leaves its own machine'],
  ['Traces', 'traces', 'None leave its own machine'],
  ['Database', 'database', 'On its own machine'],
] as const

/** With whom the server has to do, what left its machine, and how to look oneself. */
export function ConnectionsCard() {
  const asked = useQuery(connectionsQuery)
  const { data } = asked
  return (
    <Card title="What leaves this server" description="Where each thing is done that could be done elsewhere.">
      {!data && <Pending of={asked} title="This could not be loaded" label="Loading what leaves this server" lines={5} />}
      {data && (
        <div className="grid gap-6">
          <Facts facts={PARTS.map(([label, part, here]) => ({ label, value: data.reach[part] ?? here }))} />
          {data.sealed ? <Sealed connections={data} /> : <NotSealed />}
        </div>
      )}
    </Card>
  )
}

function Sealed({ connections: { allowed, refused } }: { connections: Connections }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6">
      <h3 className="font-bold">This server is sealed</h3>
      <p className="max-w-prose text-muted">
        It refuses every connection to another machine but its database's. Since it was started it let through{' '}
        {counted(allowed, 'connection')} to the database and refused {counted(refused, 'connection')}.
      </p>
      <p className="max-w-prose text-muted">
        To check it yourself, list its connections on the machine with <code>ss -tnp</code> (Windows: <code>netstat -bno</code>), or take
        the machine's network away: all goes on working.
      </p>
    </section>
  )
}

function NotSealed() {
  return (
    <p className="max-w-prose border-t border-line pt-6 text-muted">
      This server is not sealed: it reaches what is named above, and its connections are not counted. Whoever runs it can set{' '}
      <code>SEALED=1</code>; then it refuses every other one.
    </p>
  )
}
