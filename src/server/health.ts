import type * as z from 'zod'
import type { api } from '../contract/api.ts'
import type { Drafter } from '../drafting/drafter.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'

/** What GET /api/health answers. */
export type Health = z.input<typeof api.health.output>

/** What is active in this server; it answers only once it serves, so its status is always ok. */
export function healthOf(
  config: Config,
  drafter: Pick<Drafter, 'kind' | 'label'>,
  database: OpenDatabase['kind'],
  version: string,
): Omit<Health, 'speech'> {
  return {
    status: 'ok',
    drafter: { kind: drafter.kind, label: drafter.label },
    database,
    version,
    sign_in: signInHealth(config),
    upload_limit_mb: config.upload_limit_mb,
    payment_links: config.payment_links,
  }
}

function signInHealth({ sign_in, mail }: Config): Health['sign_in'] {
  return {
    kind: sign_in.kind,
    label: sign_in.kind === 'oidc' ? sign_in.label : null,
    publishable_key: sign_in.kind === 'clerk' ? sign_in.publishable_key : null,
    mail: mail ? 'smtp' : 'console',
  }
}
