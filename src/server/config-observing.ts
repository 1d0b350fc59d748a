import * as z from 'zod'
import { WEB_PROTOCOL } from './config-model.ts'
import { Port } from './config-port.ts'

/** Who may watch the server at work; null where nobody does. */
export type ObservingConfig = {
  /** Where the figures are served: a port of their own, which the proxy in front of the server does not pass on. */
  metrics: { host: string; port: number } | null
  /** Where the traces go, and under which name. */
  traces: { endpoint: string; service: string } | null
}

/** The variables of watching; all unset, no figures are served and no traces leave the machine. */
export const OBSERVING_ENVIRONMENT = {
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: WEB_PROTOCOL, error: 'must be an address like http://collector:4318' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('work-plan-builder'),
}

type Environment = z.output<z.ZodObject<typeof OBSERVING_ENVIRONMENT>>

/** Who watches, of an environment that was checked; figures are served where the server itself listens, unless a host is named. */
export function observingConfig(set: Environment & { HOST: string }): ObservingConfig {
  const { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = set
  return {
    metrics: port ? { host: set.METRICS_HOST ?? set.HOST, port } : null,
    traces: endpoint ? { endpoint, service: set.OTEL_SERVICE_NAME } : null,
  }
}
